import UIKit

/// A view controller with a movie that fills the screen; superseded by `AVPlayerViewController`.
///
/// - Thread: main.
@available(iOS, deprecated: 9.0, message: "Use AVPlayerViewController in AVKit.")
open class MPMoviePlayerViewController: UIViewController {
  /// Creates a view controller of a movie, which plays when it appears.
  public init!(contentURL: URL!) {
    moviePlayer = MPMoviePlayerController(contentURL: contentURL)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
    moviePlayer.controlStyle = .fullscreen
  }

  /// Creates a view controller without a movie.
  public required init?(coder: NSCoder) {
    moviePlayer = MPMoviePlayerController(contentURL: nil)
    super.init(coder: coder)
  }

  /// The player of the movie.
  public let moviePlayer: MPMoviePlayerController!

  /// Adds the movie's view, and plays.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    view.addSubview(moviePlayer.view)
    moviePlayer.play()
  }

  /// Lays out the movie over the whole view.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    moviePlayer.view.frame = view.bounds
  }

  /// Pauses when the view has disappeared.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    moviePlayer.stop()
  }
}

extension UIViewController {
  /// Presents a movie that fills the screen.
  @available(iOS, deprecated: 9.0, message: "Use AVPlayerViewController in AVKit.")
  public func presentMoviePlayerViewControllerAnimated(
    _ moviePlayerViewController: MPMoviePlayerViewController!
  ) {
    present(moviePlayerViewController, animated: true)
  }

  /// Dismisses a movie that is presented.
  @available(iOS, deprecated: 9.0, message: "Use AVPlayerViewController in AVKit.")
  public func dismissMoviePlayerViewControllerAnimated() { dismiss(animated: true) }
}
