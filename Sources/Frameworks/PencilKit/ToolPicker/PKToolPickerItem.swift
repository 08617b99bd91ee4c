import Foundation

/// The base class of a tool picker's items.
@preconcurrency @MainActor
open class PKToolPickerItem: NSObject {
  /// The identifier of the item in its tool picker.
  public let identifier: String

  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }

  /// The tool of the item; nil for an item that is no tool.
  var tool: (any PKTool)? { nil }

  /// Takes over the color and width of a tool of the same kind.
  ///
  /// - Returns: Whether the tool is of that kind.
  func take(_ tool: any PKTool) -> Bool { false }

  /// The version whose inks the item needs.
  var requiredContentVersion: PKContentVersion { .version1 }
}
