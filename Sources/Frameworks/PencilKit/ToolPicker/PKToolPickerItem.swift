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

  /// The tool of the item; nil for an item without one.
  var tool: (any PKTool)? { nil }

  /// Applies the color and width of a tool of the same type.
  ///
  /// - Returns: Whether the tool is of that type.
  func take(_ tool: any PKTool) -> Bool { false }

  /// The content version that the item requires.
  var requiredContentVersion: PKContentVersion { .version1 }
}
