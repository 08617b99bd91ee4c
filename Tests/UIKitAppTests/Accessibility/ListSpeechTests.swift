import PhoneTesting
import Testing
import UIKit

/// The speech of tables and collections in every state and three languages; read through by people.
extension OneInAProcess {
  @MainActor @Suite(.serialized) struct ListSpeechTests {
    /// A table with a row for each accessory, between a header and a footer.
    fileprivate final class Accessories: UITableViewController {
      private static let rows: [(String, UITableViewCell.AccessoryType)] = [
        ("Plain", .none), ("More", .disclosureIndicator), ("Info", .detailButton),
        ("Both", .detailDisclosureButton), ("Chosen", .checkmark),
      ]

      override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
      ) -> Int { Self.rows.count }

      override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
      ) -> String? { "Sorts" }

      override func tableView(
        _ tableView: UITableView, titleForFooterInSection section: Int
      ) -> String? { "Five sorts" }

      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        let row = Self.rows[indexPath.row]
        cell.textLabel?.text = row.0
        cell.accessoryType = row.1
        cell.detailTextLabel?.text = indexPath.row == 1 ? "7" : nil
        return cell
      }

      override func tableView(
        _ tableView: UITableView, canEditRowAt indexPath: IndexPath
      ) -> Bool { indexPath.row < 2 }

      override func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
      ) -> UITableViewCell.EditingStyle { indexPath.row == 0 ? .delete : .insert }
    }

    @Test("VoiceOver.SP7. A table is heard with header, rows and accessories, in three languages")
    func accessories() {
      let table: [SpokenScreen.Row] = [
        (
          "Sorts, heading", "Sorts, Überschrift",
          "Sorts, nagłówek"
        ),
        // The row can be deleted by a swipe.
        (
          "Plain, actions available", "Plain, Aktionen verfügbar", "Plain, dostępne czynności"
        ),
        ("More, 7", "More, 7", "More, 7"),
        ("Info", "Info", "Info"),
        ("More Info, button", "Weitere Infos, Taste", "Więcej informacji, przycisk"),
        ("Both", "Both", "Both"),
        ("More Info, button", "Weitere Infos, Taste", "Więcej informacji, przycisk"),
        ("selected, Chosen", "Auswahl, Chosen", "wybrane, Chosen"),
        (
          "Five sorts", "Five sorts", "Five sorts"
        ),
      ]
      let differences = SpokenScreen.differences(
        from: table, root: { Accessories(style: .grouped) })
      #expect(differences.isEmpty, "\(differences)")
    }

    @Test("VoiceOver.SP2. The controls of a table that is edited are heard")
    func editing() {
      let table: [[String]] = [
        ["en", "Sorts, heading", "Delete, button", "Plain", "Insert, button", "More"],
        [
          "de", "Sorts, Überschrift", "Löschen, Taste", "Plain", "Einfügen, Taste",
          "More",
        ],
        [
          "pl", "Sorts, nagłówek", "Usuń, przycisk", "Plain", "Wstaw, przycisk",
          "More",
        ],
      ]
      for row in table {
        let heard = SpokenScreen(
          row[0], root: { Accessories(style: .plain) },
          prepare: { ($0 as? Accessories)?.setEditing(true, animated: false) }
        ).round()
        #expect(Array(heard.prefix(6)) == Array(row.dropFirst()) + ["7"])
      }
    }

    @Test("VoiceOver.SP2. A table that refreshes is heard with the sign of it and its title")
    func refreshing() {
      for row in [
        ["en", "In progress", "Sorts, heading"],
        ["de", "Wird ausgeführt", "Sorts, Überschrift"],
        ["pl", "W toku", "Sorts, nagłówek"],
      ] {
        let heard = SpokenScreen(
          row[0], root: { Accessories(style: .plain) },
          prepare: { root in
            guard let table = root as? Accessories else { return }
            let refresh = UIRefreshControl()
            refresh.attributedTitle = NSAttributedString(string: "Fetching")
            table.refreshControl = refresh
            refresh.beginRefreshing()
          }
        ).round()
        #expect(Array(heard.prefix(3)) == [row[1], "Fetching", row[2]])
      }
    }
  }
}
