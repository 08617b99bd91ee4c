public import AVFAudio

/// A node that plays audio.
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

  /// The node of an audio engine; stored (Scenes.SK40).
  open var avAudioNode: AVAudioNode?
  /// Whether the sound begins with the scene, and repeats.
  open var autoplayLooped = true
  /// Whether the position changes the sound; stored.
  open var isPositional = true

  // MARK: Internals

  /// The sound of a file.
  var sound: SpriteSound?
  private var isHeard = false

  /// Begins the sound with the first frame in a scene.
  func hearFrame() {
    guard !isHeard, autoplayLooped, let sound else { return }
    isHeard = true
    sound.loops = true
    sound.play()
  }

  /// Ends the sound when the node leaves a scene that is presented.
  func leaveView() {
    sound?.stop()
    isHeard = false
  }
}
