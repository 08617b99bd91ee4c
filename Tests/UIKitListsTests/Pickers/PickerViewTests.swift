import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Picker views under a finger.
@MainActor @Suite(.exclusiveScreen) struct PickerViewTests {
  private let screen = TouchScreen()

  /// Returns a picker view, 320 points wide, at the window's origin.
  private func makePicker(_ content: TestPicker) -> UIPickerView {
    let picker = UIPickerView(frame: .zero)
    (picker.dataSource, picker.delegate) = (content, content)
    screen.window.addSubview(picker)
    picker.layoutIfNeeded()
    return picker
  }

  @Test("Pickers.PK1. Components have equal widths, or the delegate's")
  func widths() {
    for (count, width) in [(1, 302.0), (2, 148), (3, 97), (4, 71), (5, 56)] {
      let content = TestPicker(Array(repeating: 3, count: count))
      let picker = makePicker(content)
      #expect(picker.frame.size == CGSize(width: 320, height: 216))
      #expect(picker.numberOfComponents == count)
      #expect(picker.rowSize(forComponent: count - 1) == CGSize(width: width, height: 32))
    }
    final class Wide: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        4
      }
      func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        component == 0 ? 200 : 40
      }
      func pickerView(
        _ pickerView: UIPickerView, rowHeightForComponent component: Int
      ) -> CGFloat { 50 }
    }
    let wide = Wide()
    let picker = UIPickerView()
    (picker.dataSource, picker.delegate) = (wide, wide)
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 200, height: 50))
    #expect(picker.rowSize(forComponent: 1) == CGSize(width: 40, height: 50))
  }

  @Test("Pickers.PK4. Only visible rows are asked for, of 100,000")
  func visibleRows() {
    let content = TestPicker([100_000])
    let picker = makePicker(content)
    picker.selectRow(50_000, inComponent: 0, animated: false)
    picker.layoutIfNeeded()
    #expect(content.asked.count < 30)
    #expect(content.asked.isSuperset(of: 49_996...50_004))
    #expect((picker.view(forRow: 50_001, forComponent: 0) as? UILabel)?.text == "Row 50001")
    #expect(picker.view(forRow: 0, forComponent: 0) == nil)
  }

  @Test("Pickers.PK4. The delegate's views are shown and used again")
  func views() {
    final class Views: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      var reused = 0
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        100
      }
      func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
        reusing view: UIView?
      ) -> UIView {
        if view != nil { reused += 1 }
        let view = view ?? UIView()
        view.tag = row
        return view
      }
    }
    let content = Views()
    let picker = UIPickerView()
    (picker.dataSource, picker.delegate) = (content, content)
    screen.window.addSubview(picker)
    picker.layoutIfNeeded()
    #expect(picker.view(forRow: 2, forComponent: 0)?.tag == 2)
    #expect(content.reused == 0)
    picker.selectRow(60, inComponent: 0, animated: false)
    picker.layoutIfNeeded()
    #expect(picker.view(forRow: 61, forComponent: 0)?.tag == 61)
    #expect(content.reused > 0)
  }

  @Test("Pickers.PK7. A selection by the app is limited to the rows, and the delegate is not told")
  func selection() {
    let content = TestPicker([5])
    let picker = makePicker(content)
    picker.selectRow(9, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 4)
    picker.selectRow(-3, inComponent: 0, animated: true)
    for _ in 0..<60 { screen.wait(1 / 60) }
    #expect(picker.selectedRow(inComponent: 0) == 0)
    picker.selectRow(4, inComponent: 0, animated: true)
    for _ in 0..<60 { screen.wait(1 / 60) }
    content.rows = [2]
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == 1)
    content.rows = [0]
    picker.reloadComponent(0)
    #expect(picker.selectedRow(inComponent: 0) == -1)
    content.rows = []
    picker.reloadAllComponents()
    #expect(picker.numberOfComponents == 0 && picker.selectedRow(inComponent: 0) == -1)
    #expect(content.selections.isEmpty)
  }

  @Test("Pickers.PK9. A wheel is adjustable, and its value is the title of the selected row")
  func accessibility() throws {
    let content = TestPicker([3])
    let picker = makePicker(content)
    let wheel = try #require(
      picker.subviews.first {
        $0.isAccessibilityElement && $0.accessibilityTraits.contains(.adjustable)
      })
    #expect(wheel.accessibilityValue == "Row 0")
    wheel.accessibilityDecrement()
    #expect(content.selections.isEmpty)
    wheel.accessibilityIncrement()
    #expect(wheel.accessibilityValue == "Row 1" && content.selections == [[0, 1]])
  }

  // Pickers.PK2, Pickers.PK3.
  @Test("Pictures of a wheel at rest and between two rows")
  func pictures() {
    let content = TestPicker([30, 9])
    let picker = makePicker(content)
    picker.backgroundColor = .systemBackground
    picker.selectRow(12, inComponent: 0, animated: false)
    let rest = RenderedImage(picker, on: nil, named: "picker-rest")
    let finger = screen.press(CGPoint(x: 80, y: 108))
    screen.drag(finger, by: 0, -40, steps: 10)
    picker.layoutIfNeeded()
    let moving = RenderedImage(picker, on: nil, named: "picker-moving")
    #expect(content.asked.isSuperset(of: 10...14))
    // The band is gray, and the rest of the background white.
    #expect(rest.color(12, 108) == moving.color(12, 108))
    #expect(rest.color(12, 108)[0] < 245 && rest.color(12, 60) == [255, 255, 255])
  }
}
