extension NSNotification.Name {
  /// Tells that contacts or groups have changed; on the main thread.
  public static let CNContactStoreDidChange = Self("CNContactStoreDidChangeNotification")
}
