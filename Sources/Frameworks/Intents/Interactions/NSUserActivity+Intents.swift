extension NSUserActivity {
  /// The suggested phrase for a shortcut.
  public var suggestedInvocationPhrase: String? {
    get { objc_getAssociatedObject(self, Self.phraseKey) as? String }
    set { objc_setAssociatedObject(self, Self.phraseKey, newValue, .OBJC_ASSOCIATION_COPY) }
  }

  /// The interaction that launched the app (Intents.AC1).
  public package(set) var interaction: INInteraction? {
    get { objc_getAssociatedObject(self, Self.interactionKey) as? INInteraction }
    set {
      objc_setAssociatedObject(self, Self.interactionKey, newValue, .OBJC_ASSOCIATION_RETAIN)
    }
  }

  private static let keys = UnsafeMutableRawPointer.allocate(byteCount: 2, alignment: 1)
  private static var phraseKey: UnsafeRawPointer { UnsafeRawPointer(keys) }
  private static var interactionKey: UnsafeRawPointer { UnsafeRawPointer(keys + 1) }
}
