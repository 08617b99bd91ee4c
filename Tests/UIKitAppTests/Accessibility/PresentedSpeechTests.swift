import PhoneTesting
import Testing
import UIKit

/// The speech of alerts, action sheets and menus in every state and three languages; read through
/// by people.
extension OneInAProcess {
  @MainActor @Suite(.serialized) struct PresentedSpeechTests {
    private static func show(_ alert: UIAlertController, _ root: UIViewController) {
      let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      label.text = "Behind"
      root.view.addSubview(label)
      root.present(alert, animated: false)
    }

    @Test("VoiceOver.SP2. Nothing but an alert is heard while it is shown, in three languages")
    func alert() {
      let table: [SpokenScreen.Row] = [
        ("Delete all?, heading", "Delete all?, Überschrift", "Delete all?, nagłówek"),
        ("This cannot be undone.", "This cannot be undone.", "This cannot be undone."),
        (
          "Why, text field, is editing", "Why, Textfeld, wird bearbeitet",
          "Why, pole tekstowe, w trakcie edycji"
        ),
        ("Keep, button", "Keep, Taste", "Keep, przycisk"),
        ("Delete, dimmed, button", "Delete, grau, Taste", "Delete, wyszarzone, przycisk"),
      ]
      let differences = SpokenScreen.differences(
        from: table, root: { UIViewController() },
        prepare: { root in
          let alert = UIAlertController(
            title: "Delete all?", message: "This cannot be undone.", preferredStyle: .alert)
          alert.addTextField { $0.placeholder = "Why" }
          let delete = UIAlertAction(title: "Delete", style: .destructive)
          delete.isEnabled = false
          alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
          alert.addAction(delete)
          Self.show(alert, root)
        })
      #expect(differences.isEmpty, "\(differences)")
    }

    @Test("VoiceOver.SP2. An action sheet is heard with its way out last, in three languages")
    func actionSheet() {
      let table: [SpokenScreen.Row] = [
        ("Photo, heading", "Photo, Überschrift", "Photo, nagłówek"),
        ("Copy, button", "Copy, Taste", "Copy, przycisk"),
        ("Delete, button", "Delete, Taste", "Delete, przycisk"),
        ("Cancel, button", "Cancel, Taste", "Cancel, przycisk"),
      ]
      let differences = SpokenScreen.differences(
        from: table, root: { UIViewController() },
        prepare: { root in
          let sheet = UIAlertController(title: "Photo", message: nil, preferredStyle: .actionSheet)
          sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
          sheet.addAction(UIAlertAction(title: "Copy", style: .default))
          sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
          Self.show(sheet, root)
        })
      #expect(differences.isEmpty, "\(differences)")
    }

    /// A button whose menu has an element in each state.
    private static func menuButton() -> UIButton {
      let button = UIButton(type: .system)
      button.setTitle("Sort", for: .normal)
      button.menu = UIMenu(children: [
        UIAction(title: "Name", state: .on) { _ in },
        UIAction(title: "Date", subtitle: "newest first") { _ in },
        UIAction(title: "Size", attributes: .disabled) { _ in },
        UIMenu(title: "More", children: [UIAction(title: "Kind") { _ in }]),
        UIMenu(
          options: .displayInline,
          children: [UIAction(title: "Off", attributes: .destructive) { _ in }]),
      ])
      button.showsMenuAsPrimaryAction = true
      return button
    }

    @Test(
      "VoiceOver.SP2. A menu is heard with the states of its elements, in three languages",
      arguments: ["en", "de", "pl"])
    func menu(language: String) {
      let table: [String: [String]] = [
        "en": [
          "selected, Name, button", "Date, newest first, button", "Size, dimmed, button",
          "More, button", "Off, button",
        ],
        "de": [
          "Auswahl, Name, Taste", "Date, newest first, Taste", "Size, grau, Taste",
          "More, Taste", "Off, Taste",
        ],
        "pl": [
          "wybrane, Name, przycisk", "Date, newest first, przycisk", "Size, wyszarzone, przycisk",
          "More, przycisk", "Off, przycisk",
        ],
      ]
      let screen = SpokenScreen(language, views: { [Self.menuButton()] })
      screen.phone.voiceOver.perform(.first)
      let button = ["en": "Sort, button", "de": "Sort, Taste", "pl": "Sort, przycisk"]
      #expect(screen.phone.speech.last == button[language])
      let hints = [
        "en": "Double tap to show menu", "de": "Zum Einblenden des Menüs doppeltippen",
        "pl": "Stuknij dwukrotnie, aby wyświetlić menu",
      ]
      screen.phone.wait(4)
      #expect(screen.phone.speechLog.last?.text == hints[language])
      screen.phone.voiceOver.doubleTap()
      screen.phone.wait(1)
      #expect(screen.round() == table[language])
    }
  }
}
