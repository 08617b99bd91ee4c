import HealthKit
import TactusHealthModel
import TactusHealthSymbols
import UIKit

/// The page of a sample: its value, times, source, device and metadata (Health.SY3).
@MainActor
final class SampleViewController: HealthTableViewController {
  init(_ sample: HKSample, _ records: StoredHealth) {
    super.init(title: HealthTexts["Details"])
    let delete = Row(
      text: HealthTexts["Delete"], color: .systemRed,
      action: { [weak self] in
        records.store.delete(sample) { [weak self] _, _ in
          MainActor.assumeIsolated {
            _ = self?.navigationController?.popViewController(animated: true)
          }
        }
      })
    sections = Self.sections(of: sample) + [(nil, [delete])]
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Internals

  private static func sections(of sample: HKSample) -> [(title: String?, rows: [Row])] {
    var rows = [
      (HealthTexts["Value"], SampleText.value(sample)),
      (HealthTexts["Start"], SampleText.date(sample.startDate)),
    ]
    if sample.endDate != sample.startDate {
      rows.append((HealthTexts["End"], SampleText.date(sample.endDate)))
    }
    rows.append((HealthTexts["Source"], sample.source.name))
    if let version = sample.sourceRevision.version {
      rows.append((HealthTexts["Version"], version))
    }
    var sections = [section(sample.model.type.shownName, rows)]
    if let device = sample.device {
      let parts = [
        ("Name", device.name), ("Manufacturer", device.manufacturer), ("Model", device.model),
        ("Hardware", device.hardwareVersion), ("Software", device.softwareVersion),
      ]
      sections.append(
        section(
          HealthTexts["Device"],
          parts.compactMap { name, text in text.map { (HealthTexts[name], $0) } }))
    }
    if let metadata = sample.metadata, !metadata.isEmpty {
      let rows = metadata.sorted { $0.key < $1.key }.map { key, value in
        (key.replacing("HKMetadataKey", with: ""), text(value))
      }
      sections.append(section(HealthTexts["Metadata"], rows))
    }
    return sections
  }

  private static func section(
    _ title: String, _ rows: [(String, String)]
  ) -> (title: String?, rows: [Row]) {
    (title, rows.map { Row(text: $0, value: $1) })
  }

  private static func text(_ value: Any) -> String {
    switch value {
    case let text as String: text
    case let date as Date: SampleText.date(date)
    case let number as NSNumber: SampleText.number(number.doubleValue)
    default: "\(value)"
    }
  }
}
