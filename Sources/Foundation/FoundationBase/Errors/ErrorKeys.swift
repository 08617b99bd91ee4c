/// The key of the text of what has failed, which precedes the reason in an error's text.
public let NSLocalizedFailureErrorKey = "NSLocalizedFailure"
