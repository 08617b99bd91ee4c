import PhoneTesting
import Testing
import UIKit

/// The speech of bars, of their items and of search, in every state and three languages; read
/// through by people.
extension OneInAProcess {
  @MainActor @Suite(.serialized) struct BarSpeechTests {
    @Test("VoiceOver.SP2. Bars are heard with their items, in English, German and Polish")
    func navigationAndTools() {
      let table: [SpokenScreen.Row] = [
        ("Recipes, back button", "Recipes, Zurück-Taste", "Recipes, przycisk Wstecz"),
        ("Soup, heading", "Soup, Überschrift", "Soup, nagłówek"),
        ("Share, dimmed, button", "Share, grau, Taste", "Share, wyszarzone, przycisk"),
        ("selected, Pin, button", "Auswahl, Pin, Taste", "wybrane, Pin, przycisk"),
        ("Add photo, button", "Add photo, Taste", "Add photo, przycisk"),
        ("Cook for an hour", "Cook for an hour", "Cook for an hour"),
        ("Timer, button", "Timer, Taste", "Timer, przycisk"),
        ("Scale, dimmed, button", "Scale, grau, Taste", "Scale, wyszarzone, przycisk"),
      ]
      let differences = SpokenScreen.differences(
        from: table,
        root: {
          let list = UIViewController()
          list.title = "Recipes"
          let soup = UIViewController()
          soup.title = "Soup"
          let share = UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)
          share.isEnabled = false
          let pin = UIBarButtonItem(title: "Pin", style: .plain, target: nil, action: nil)
          pin.isSelected = true
          let add = UIBarButtonItem(
            image: UIImage(systemName: "photo"), style: .plain, target: nil, action: nil)
          add.accessibilityLabel = "Add photo"
          soup.navigationItem.rightBarButtonItems = [add, pin, share]
          let label = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
          label.text = "Cook for an hour"
          soup.view.addSubview(label)
          let scale = UIBarButtonItem(title: "Scale", style: .plain, target: nil, action: nil)
          scale.isEnabled = false
          soup.toolbarItems = [
            UIBarButtonItem(title: "Timer", style: .plain, target: nil, action: nil),
            .flexibleSpace(), scale,
          ]
          let navigation = UINavigationController(rootViewController: list)
          navigation.isToolbarHidden = false
          navigation.pushViewController(soup, animated: false)
          return navigation
        })
      #expect(differences.isEmpty, "\(differences)")
    }

    @Test("VoiceOver.WO1. Icons of the system have names in English, German and Polish")
    func icons() {
      let names: [(UIBarButtonItem.SystemItem, SpokenScreen.Row)] = [
        (.add, ("Add", "Hinzufügen", "Dodaj")), (.compose, ("Compose", "Verfassen", "Utwórz")),
        (.reply, ("Reply", "Antworten", "Odpowiedz")),
        (.action, ("Share", "Teilen", "Udostępnij")),
        (.organize, ("Organize", "Verwalten", "Porządkuj")),
        (.bookmarks, ("Bookmarks", "Lesezeichen", "Zakładki")),
        (.search, ("Search", "Suchen", "Szukaj")),
        (.refresh, ("Refresh", "Aktualisieren", "Odśwież")),
        (.stop, ("Stop", "Stoppen", "Zatrzymaj")), (.camera, ("Camera", "Kamera", "Aparat")),
        (.trash, ("Delete", "Löschen", "Usuń")), (.play, ("Play", "Wiedergabe", "Odtwórz")),
        (.pause, ("Pause", "Pause", "Pauza")),
        (.rewind, ("Rewind", "Zurückspulen", "Przewiń do tyłu")),
        (.fastForward, ("Fast Forward", "Vorspulen", "Przewiń do przodu")),
        (.close, ("Close", "Schließen", "Zamknij")),
      ]
      let table = names.map { _, row in
        (
          english: "\(row.english), button", german: "\(row.german), Taste",
          polish: "\(row.polish), przycisk"
        )
      }
      let differences = SpokenScreen.differences(
        from: table,
        root: {
          let bars = names.map { item, _ in
            let bar = UIToolbar()
            bar.items = [UIBarButtonItem(barButtonSystemItem: item, target: nil, action: nil)]
            return bar
          }
          return SpokenScreen.column(of: bars)
        })
      #expect(differences.isEmpty, "\(differences)")
    }

    @Test("VoiceOver.SP5. Tabs are counted, with their badges, in English, German and Polish")
    func tabs() {
      let table: [SpokenScreen.Row] = [
        ("Mail of today", "Mail of today", "Mail of today"),
        (
          "selected, Today, tab, 1 of 3", "Auswahl, Today, Tab, 1 von 3",
          "wybrane, Today, karta, 1 z 3"
        ),
        (
          "Inbox, 4 items, tab, 2 of 3", "Inbox, 4 Objekte, Tab, 2 von 3",
          "Inbox, elementy: 4, karta, 2 z 3"
        ),
        ("Drafts, tab, 3 of 3", "Drafts, Tab, 3 von 3", "Drafts, karta, 3 z 3"),
      ]
      let differences = SpokenScreen.differences(
        from: table,
        root: {
          let tabs = UITabBarController()
          tabs.viewControllers = ["Today", "Inbox", "Drafts"].map { title in
            let controller = UIViewController()
            controller.title = title
            let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
            label.text = "Mail of \(title.lowercased())"
            controller.view.addSubview(label)
            return controller
          }
          tabs.tabBar.items?[1].badgeValue = "4"
          tabs.tabBar.items?[2].isEnabled = false
          return tabs
        })
      #expect(differences.isEmpty, "\(differences)")
    }

    @Test("VoiceOver.SP2. Search is heard empty, with text and being edited")
    func search() {
      let table: [SpokenScreen.Row] = [
        ("Find, search field", "Find, Suchfeld", "Find, pole wyszukiwania"),
        (
          "Find, tea, search field", "Find, tea, Suchfeld", "Find, tea, pole wyszukiwania"
        ),
        ("Cancel, button", "Cancel, Taste", "Cancel, przycisk"),
        (
          "selected, All, button, 1 of 2", "Auswahl, All, Taste, 1 von 2",
          "wybrane, All, przycisk, 1 z 2"
        ),
        ("Mine, button, 2 of 2", "Mine, Taste, 2 von 2", "Mine, przycisk, 2 z 2"),
      ]
      let differences = SpokenScreen.differences(
        from: table,
        root: {
          let empty = UISearchBar()
          empty.placeholder = "Find"
          let full = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
          (full.placeholder, full.text) = ("Find", "tea")
          full.searchTextField.accessibilityLabel = "Find"
          full.showsCancelButton = true
          (full.scopeButtonTitles, full.showsScopeBar) = (["All", "Mine"], true)
          return SpokenScreen.column(of: [empty, full])
        })
      #expect(differences.isEmpty, "\(differences)")
    }
  }
}
