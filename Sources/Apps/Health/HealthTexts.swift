import TactusPhoneLink
import UIKit

/// The texts of the Health app in the phone's language (Health.SY4).
package enum HealthTexts {
  /// Returns a text in the phone's language.
  ///
  /// - Parameter english: The English text.
  static subscript(_ english: String) -> String {
    table.text(english, in: Locale.preferredLanguages.first ?? "en")
  }

  /// Returns a text in the phone's language, with names in place of `%1` and `%2`.
  static func text(_ english: String, _ first: String, _ second: String = "") -> String {
    TranslatedTexts.filled(self[english], first, second)
  }

  /// The texts.
  ///
  /// - Source: the English ones from pictures of phones, where phones have them; the others are
  ///   ours. Confidence: guess.
  package static let table = TranslatedTexts(
    """
    %1 of %2 | %1 von %2 | %1 z %2
    %1 values | %1 Werte | wartości: %1
    1 entry | 1 Eintrag | 1 wpis
    All Recorded Data | Alle aufgezeichneten Daten | Wszystkie zapisane dane
    Apps Allowed to Use Data | Apps mit Zugriff auf die Daten | Aplikacje z dostępem do danych
    Apps and scripts have stored no health data. | \
    Apps und Skripte haben keine Gesundheitsdaten gesichert. | \
    Aplikacje i skrypty nie zapisały żadnych danych zdrowotnych.
    BPM | BPM | ud./min
    Chart | Diagramm | Wykres
    D | T | D
    Daily average: %1 %2 | Tagesdurchschnitt: %1 %2 | Średnia dzienna: %1 %2
    Data Sources | Datenquellen | Źródła danych
    Data Sources & Access | Datenquellen & Zugriff | Źródła danych i dostęp
    Delete | Löschen | Usuń
    Details | Details | Szczegóły
    Device | Gerät | Urządzenie
    End | Ende | Koniec
    Hardware | Hardware | Sprzęt
    Health | Health | Zdrowie
    M | M | M
    Manufacturer | Hersteller | Producent
    Metadata | Metadaten | Metadane
    Model | Modell | Model
    Name | Name | Nazwa
    No Data | Keine Daten | Brak danych
    No app may use these data. | Keine App darf diese Daten verwenden. | \
    Żadna aplikacja nie może używać tych danych.
    No source has stored data. | Keine Quelle hat Daten gesichert. | \
    Żadne źródło nie zapisało danych.
    Read | Lesen | Odczyt
    Settings › Health changes the access. | \
    Der Zugriff wird in Einstellungen › Health geändert. | \
    Dostęp zmienia się w: Ustawienia › Zdrowie.
    Show All Data | Alle Daten anzeigen | Pokaż wszystkie dane
    Show More | Mehr anzeigen | Pokaż więcej
    Software | Software | Oprogramowanie
    Source | Quelle | Źródło
    Start | Beginn | Początek
    Total: %1 %2 | Summe: %1 %2 | Suma: %1 %2
    Value | Wert | Wartość
    Value %1 | Wert %1 | Wartość %1
    Version | Version | Wersja
    W | W | T
    Where sources overlap, the first one in this list counts. | \
    Wo sich Quellen überschneiden, zählt die erste in dieser Liste. | \
    Gdy źródła się pokrywają, liczy się pierwsze na tej liście.
    Write | Schreiben | Zapis
    Write, Read | Schreiben, Lesen | Zapis, odczyt
    per minute | pro Minute | na minutę
    steps | Schritte | kroków
    """)
}
