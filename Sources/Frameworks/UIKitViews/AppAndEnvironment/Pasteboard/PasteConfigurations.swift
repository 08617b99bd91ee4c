/// The paste configurations of responders; few responders have one.
@MainActor
enum PasteConfigurations {
  /// The configurations by responder, a weak reference.
  static let all = NSMapTable<UIResponder, UIPasteConfiguration>.weakToStrongObjects()
}
