public import AVFAudio

/// A node that plays a sound file.
///
/// A node with a file plays it while it is in a scene that a view presents, again and again unless
/// `autoplayLooped` is false (Scenes.SK17). Its position does not change the sound.
open class SKAudioNode: SKNode {
  /// Creates a node for a sound file of the app.
  public convenience init(fileNamed name: String) {
    self.init()
    sound = SpriteSound(named: name)
  }

  /// Creates a node for a sound file.
  public convenience init(url: URL) {
    self.init()
    sound = SpriteSound(url)
  }

  /// Creates a node without a sound.
  public override init() { super.init() }

  /// Creates a node for a node of an audio engine, which is stored.
  public init(avAudioNode node: AVAudioNode?) {
    super.init()
    avAudioNode = node
  }

  /// Creates a node from an archive, without its sound.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  /// A node of an audio engine; stored (Scenes.SK40).
  open var avAudioNode: AVAudioNode?
  /// Whether the sound starts with the scene, and loops.
  open var autoplayLooped = true
  /// Whether the sound follows the node's position; stored.
  open var isPositional = true

  // MARK: Internals

  /// The file's player.
  var sound: SpriteSound?
  private var isHeard = false

  /// Starts the sound with the first frame in a scene.
  func hearFrame() {
    guard !isHeard, autoplayLooped, let sound else { return }
    isHeard = true
    sound.loops = true
    sound.play()
  }

  /// Stops the sound when the node leaves a presented scene.
  func leaveView() {
    sound?.stop()
    isHeard = false
  }
}
