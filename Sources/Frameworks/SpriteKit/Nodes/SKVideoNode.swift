public import AVFoundation

/// A node with a video file or player.
///
/// The sound of the video is heard; its area in the scene is black, as its frames are not drawn
/// (Scenes.SK17).
open class SKVideoNode: SKNode {
  /// Creates a node for a player.
  public init(avPlayer player: AVPlayer) {
    self.player = player
    super.init()
  }

  /// Creates a node for a video file of the app.
  public init(fileNamed videoFile: String) {
    let file = Bundle.main.url(forResource: videoFile, withExtension: nil)
    if file == nil {
      SpriteWarning.misuse("SKVideoNode(fileNamed:): the app has no file “\(videoFile)”")
    }
    player = file.map { AVPlayer(url: $0) } ?? AVPlayer()
    super.init()
  }

  /// Creates a node for a video file.
  public init(url: URL) {
    player = AVPlayer(url: url)
    super.init()
  }

  /// Creates a node from an archive, without its video.
  public required init?(coder aDecoder: NSCoder) {
    player = AVPlayer()
    super.init(coder: aDecoder)
  }

  /// Plays the video.
  open func play() {
    SpriteWarning.hasNoEffect("the picture of SKVideoNode", "pictures of videos are not drawn")
    player.play()
  }
  /// Pauses the video.
  open func pause() { player.pause() }

  /// The size in the node's own coordinates.
  open var size = CGSize.zero
  /// The node's origin within the video, as fractions of `size` from the left and the bottom.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)

  // MARK: Internals

  private let player: AVPlayer

  override var contentRect: CGRect? {
    CGRect(
      x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width,
      height: size.height)
  }

  override func drawContent(in context: CGContext, alpha: CGFloat) {
    guard let contentRect else { return }
    context.setFillColor(UIColor.black.withAlphaComponent(alpha).cgColor)
    context.fill(contentRect)
  }
}
