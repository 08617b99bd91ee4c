/// The type and color of the ink of strokes.
public struct PKInk {
  /// The type of an ink, the same as that of an inking tool.
  public typealias InkType = PKInkingTool.InkType

  /// The type of the ink.
  public var inkType: InkType
  /// The base color of the ink, for the light interface style (Ink.IN5).
  public var color: UIColor

  /// Creates an ink.
  ///
  /// - Parameters:
  ///   - inkType: The type of the ink.
  ///   - color: The base color.
  public init(_ inkType: InkType, color: UIColor = .black) {
    (self.inkType, self.color) = (inkType, color)
  }

  /// The content version that the ink requires.
  public var requiredContentVersion: PKContentVersion { inkType.requiredContentVersion }
}
