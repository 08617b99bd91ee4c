import Foundation
import PhoneTesting
import Testing
import UIKit

/// The speech of pickers and of signs of progress, in every state and three languages; read through
/// by people.
extension OneInAProcess {
  @MainActor @Suite(.serialized) struct PickerSpeechTests {
    /// A picker with two components, of which the first one is named by its delegate.
    fileprivate final class Eggs: UIPickerView, UIPickerViewDataSource,
      UIPickerViewAccessibilityDelegate
    {
      private static let titles = [["soft", "hard"], ["1", "2", "3"]]

      func numberOfComponents(in pickerView: UIPickerView) -> Int { Self.titles.count }

      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        Self.titles[component].count
      }

      func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
      ) -> String? { Self.titles[component][row] }

      func pickerView(
        _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
      ) -> String? { component == 0 ? "Eggs" : nil }
    }

    private static func date(_ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode) -> UIDatePicker
    {
      let picker = UIDatePicker()
      picker.timeZone = .gmt
      picker.locale = Locale(identifier: "en_US")
      picker.datePickerMode = mode
      picker.preferredDatePickerStyle = style
      // 29 February 2024, 15:07.
      picker.date = Date(timeIntervalSince1970: 1_709_219_220)
      picker.sizeToFit()
      return picker
    }

    @Test("VoiceOver.SP2. Pickers are heard wheel by wheel, in English, German and Polish")
    func wheels() {
      let table: [SpokenScreen.Row] = [
        (
          "Eggs, soft, picker item, adjustable", "Eggs, soft, Auswahlobjekt, einstellbar",
          "Eggs, soft, element wyboru, regulowane"
        ),
        (
          "2, picker item, adjustable", "2, Auswahlobjekt, einstellbar",
          "2, element wyboru, regulowane"
        ),
        (
          "February, picker item, adjustable", "February, Auswahlobjekt, einstellbar",
          "February, element wyboru, regulowane"
        ),
        (
          "29, picker item, adjustable", "29, Auswahlobjekt, einstellbar",
          "29, element wyboru, regulowane"
        ),
        (
          "2024, picker item, adjustable", "2024, Auswahlobjekt, einstellbar",
          "2024, element wyboru, regulowane"
        ),
        (
          "Date Picker, Feb 29, 2024, button", "Datumsauswahl, Feb 29, 2024, Taste",
          "Wybór daty, Feb 29, 2024, przycisk"
        ),
        (
          "Time Picker, 3:07\u{202F}PM, button", "Uhrzeitauswahl, 3:07\u{202F}PM, Taste",
          "Wybór godziny, 3:07\u{202F}PM, przycisk"
        ),
      ]
      let differences = SpokenScreen.differences(
        from: table,
        root: {
          let eggs = Eggs(frame: CGRect(x: 0, y: 0, width: 320, height: 162))
          (eggs.dataSource, eggs.delegate) = (eggs, eggs)
          eggs.selectRow(1, inComponent: 1, animated: false)
          return SpokenScreen.column(of: [
            eggs, Self.date(.wheels, .date), Self.date(.compact, .dateAndTime),
          ])
        })
      #expect(differences.isEmpty, "\(differences)")
    }

    @Test("VoiceOver.SP9. An adjusted wheel says its new value alone, and stops at its ends")
    func adjusting() {
      let screen = SpokenScreen(views: {
        let eggs = Eggs(frame: CGRect(x: 0, y: 0, width: 320, height: 162))
        (eggs.dataSource, eggs.delegate) = (eggs, eggs)
        return [eggs]
      })
      screen.phone.voiceOver.perform(.first)
      screen.phone.voiceOver.flick(.up)
      screen.phone.wait(1)
      #expect(screen.phone.speech.last == "hard")
      screen.phone.voiceOver.flick(.down)
      screen.phone.wait(1)
      #expect(screen.phone.speech.last == "soft")
    }

    @Test("VoiceOver.SP2. A calendar is heard with its title and its days, in three languages")
    func calendar() {
      for words in [
        ["en", "button", "dimmed", "selected", "Previous Month", "Next Month"],
        ["de", "Taste", "grau", "Auswahl", "Vorheriger Monat", "Nächster Monat"],
        ["pl", "przycisk", "wyszarzone", "wybrane", "Poprzedni miesiąc", "Następny miesiąc"],
      ] {
        let heard = SpokenScreen(
          words[0],
          views: {
            let picker = Self.date(.inline, .date)
            picker.minimumDate = Date(timeIntervalSince1970: 1_706_832_000)  // 2 February.
            return [picker]
          }
        ).round()
        let (button, dimmed, selected) = (words[1], words[2], words[3])
        #expect(heard.first == "February 2024, \(button)")
        #expect(heard.contains("\(words[4]), \(dimmed), \(button)"))
        #expect(heard.contains("\(words[5]), \(button)"))
        #expect(heard.contains("Thursday, February 1, \(dimmed), \(button)"))
        #expect(heard.contains("Friday, February 2, \(button)"))
        #expect(heard.last == "\(selected), Thursday, February 29, \(button)")
        // A title, two buttons, and 29 days.
        #expect(heard.count == 32)
      }
    }

    @Test("VoiceOver.SP2. A color well says its color, and progress how far it is")
    func progress() {
      let table: [SpokenScreen.Row] = [
        ("Color picker, button", "Farbauswahl, Taste", "Wybór koloru, przycisk"),
        (
          "Lid, red, button", "Lid, red, Taste", "Lid, red, przycisk"
        ),
        (
          "Lid, dimmed, button", "Lid, grau, Taste", "Lid, wyszarzone, przycisk"
        ),
        ("Brewing, 0%", "Brewing, 0%", "Brewing, 0%"),
        ("Brewing, 100%", "Brewing, 100%", "Brewing, 100%"),
        ("In progress", "Wird ausgeführt", "W toku"),
        ("Progress halted", "Vorgang angehalten", "Postęp wstrzymany"),
        ("Kettle", "Kettle", "Kettle"),
      ]
      let differences = SpokenScreen.differences(
        from: table,
        root: {
          let (red, off) = (UIColorWell(), UIColorWell())
          (red.accessibilityLabel, red.selectedColor) = ("Lid", .red)
          (off.accessibilityLabel, off.isEnabled) = ("Lid", false)
          let brewing = [Float(0), 1].map { share in
            let view = UIProgressView()
            (view.accessibilityLabel, view.progress) = ("Brewing", share)
            return view
          }
          let wheels = (0..<4).map { _ in UIActivityIndicatorView(style: .medium) }
          wheels[0].startAnimating()
          wheels[1].hidesWhenStopped = false
          wheels[2].accessibilityLabel = "Kettle"
          wheels[2].startAnimating()
          return SpokenScreen.column(of: [UIColorWell(), red, off] + brewing + wheels)
        })
      #expect(differences.isEmpty, "\(differences)")
    }
  }
}
