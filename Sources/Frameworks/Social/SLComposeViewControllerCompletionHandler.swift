/// A closure that receives the result of a compose sheet.
public typealias SLComposeViewControllerCompletionHandler =
  (SLComposeViewControllerResult) -> Void
