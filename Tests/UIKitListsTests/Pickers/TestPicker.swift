import UIKit

/// A data source and delegate of a picker view that records what it is asked and told.
@MainActor final class TestPicker: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  /// The number of rows of each component.
  var rows: [Int]
  /// The selections that the delegate was notified of.
  private(set) var selections: [[Int]] = []
  /// The rows whose titles were asked for.
  private(set) var asked: Set<Int> = []

  init(_ rows: [Int]) { self.rows = rows }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    rows[component]
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    asked.insert(row)
    return "Row \(row)"
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    selections.append([component, row])
  }
}
