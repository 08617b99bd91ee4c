import PhoneLink

/// What the app wants of the phone, on its way there.
@MainActor
enum PhoneWishes {
  /// Takes what is wanted; nobody before the app is connected with a phone.
  static var take: ((AppWish) -> Void)?

  /// Says what the app wants; texts that are too long are cut.
  static func send(_ wish: AppWish) {
    switch wish {
    case .announce(let text): take?(.announce(cut(text)))
    case .open(let url): take?(.open(cut(url)))
    default: take?(wish)
    }
  }

  private static func cut(_ text: String) -> String {
    var text = text
    while text.utf8.count > LinkLimits.shortTextBytes {
      text.removeLast(max(1, text.count / 8))
    }
    return text
  }
}
