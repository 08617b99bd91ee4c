extension NSNotification.Name {
  /// Posted on the main thread when contacts or groups have changed.
  public static let CNContactStoreDidChange = Self("CNContactStoreDidChangeNotification")
}
