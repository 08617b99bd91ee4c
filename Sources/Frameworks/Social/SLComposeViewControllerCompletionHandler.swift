/// A closure that receives what the user has done with a post.
public typealias SLComposeViewControllerCompletionHandler =
  (SLComposeViewControllerResult) -> Void
