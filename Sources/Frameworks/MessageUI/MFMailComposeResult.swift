/// The result of composing mail.
public enum MFMailComposeResult: Int, Sendable {
  case cancelled = 0
  case saved = 1
  case sent = 2
  case failed = 3
}

/// The mail compose error domain.
public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"
