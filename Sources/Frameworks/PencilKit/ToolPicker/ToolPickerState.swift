import Foundation

/// The state of a tool picker in the user defaults of the app (Ink.TP6).
@MainActor
enum ToolPickerState {
  private static func key(_ name: String) -> String { "PencilKit.ToolPicker.\(name)" }

  /// Saves selection, colors and widths, if the picker has a name.
  static func save(_ picker: PKToolPicker) {
    guard let name = picker.stateAutosaveName else { return }
    var tools: [String: [Double]] = [:]
    for item in picker.toolItems {
      if let tool = item.tool as? PKInkingTool {
        let color = InkColor(tool.color)
        tools[item.identifier] = [
          Double(tool.width), Double(color.red), Double(color.green), Double(color.blue),
          Double(color.alpha),
        ]
      } else if let tool = item.tool as? PKEraserTool {
        tools[item.identifier] = [Double(tool.width)]
      }
    }
    let state: [String: Any] = ["selected": picker.selectedIdentifier, "tools": tools]
    UserDefaults.standard.set(state, forKey: key(name))
  }

  /// Loads what was saved under the name of the picker.
  static func load(for picker: PKToolPicker) {
    guard let name = picker.stateAutosaveName,
      let state = UserDefaults.standard.dictionary(forKey: key(name))
    else { return }
    let tools = state["tools"] as? [String: [Double]] ?? [:]
    for item in picker.toolItems {
      guard let values = tools[item.identifier], let width = values.first else { continue }
      if var tool = item.tool as? PKInkingTool, values.count == 5 {
        tool.color = UIColor(
          red: values[1], green: values[2], blue: values[3], alpha: values[4])
        tool.width = width
        _ = item.take(tool)
      } else if var tool = item.tool as? PKEraserTool {
        tool.width = width
        _ = item.take(tool)
      }
    }
    if let selected = state["selected"] as? String { picker.selectedToolItemIdentifier = selected }
  }
}
