/// The end of a message by mail.
public enum MFMailComposeResult: Int, Sendable {
  case cancelled = 0
  case saved = 1
  case sent = 2
  case failed = 3
}

/// The domain of the errors of mail.
public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"
