/// The paste configurations of responders, few of which have one.
@MainActor
enum PasteConfigurations {
  /// The configurations by responder, which is not retained.
  static let all = NSMapTable<UIResponder, UIPasteConfiguration>.weakToStrongObjects()
}
