/// Textures by name.
///
/// They are the images in a folder `<name>.atlas` of the app, in asset catalogs, or in a dictionary
/// (Scenes.SK12).
///
/// - Thread: one at a time.
open class SKTextureAtlas: NSObject, NSSecureCoding, @unchecked Sendable {
  /// Creates an atlas from the images of a folder.
  public convenience init(named name: String) {
    self.init()
    self.name = name
    for suffix in ["atlas", "atlasc", "spriteatlas"] {
      for type in ["png", "jpg", "jpeg"] {
        let paths = Bundle.main.paths(forResourcesOfType: type, inDirectory: "\(name).\(suffix)")
        for path in paths {
          let file = URL(fileURLWithPath: path)
          files[file.lastPathComponent] = file
        }
      }
    }
  }

  /// Creates an atlas from images, or names of images, by texture name.
  public convenience init(dictionary properties: [String: Any]) {
    self.init()
    for (name, value) in properties {
      switch value {
      case let image as UIImage: images[name] = image
      case let path as String: images[name] = UIImage(named: path) ?? UIImage(contentsOfFile: path)
      case let url as URL: images[name] = UIImage(contentsOfFile: url.path)
      default:
        SpriteWarning.misuse(
          "SKTextureAtlas(dictionary:): the value of “\(name)” is a \(type(of: value)); it must be "
            + "a UIImage or the name of one")
      }
    }
  }

  /// Creates an empty atlas.
  public override init() { super.init() }
  /// Creates an atlas from an archive.
  public required convenience init?(coder: NSCoder) {
    guard let name = coder.decodeObject(of: [NSString.self], forKey: "TactusName") as? String
    else { return nil }
    self.init(named: name)
  }
  /// Whether the class is decoded securely: true.
  open class var supportsSecureCoding: Bool { true }
  /// Encodes the name of the folder.
  open func encode(with coder: NSCoder) { coder.encode(name as NSString, forKey: "TactusName") }

  /// The names of the textures.
  open var textureNames: [String] { Set(files.keys).union(images.keys).sorted() }

  /// Returns the texture with a name; a placeholder if it is missing.
  open func textureNamed(_ name: String) -> SKTexture {
    if let texture = textures[name] { return texture }
    let texture = load(name)
    textures[name] = texture
    return texture
  }

  /// Calls a closure on the main queue; textures are always loaded.
  open func preload(completionHandler: @escaping () -> Void) {
    SKTexture.preload([], withCompletionHandler: completionHandler)
  }

  /// Returns at once; textures are always loaded.
  open func preload() async {
    // does nothing
  }

  /// Calls a closure on the main queue; textures are always loaded.
  open class func preloadTextureAtlases(
    _ textureAtlases: [SKTextureAtlas],
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { SKTexture.preload([], withCompletionHandler: completionHandler) }

  /// Returns at once; textures are always loaded.
  open class func preloadTextureAtlases(_ textureAtlases: [SKTextureAtlas]) async {
    // does nothing
  }

  /// Calls a closure on the main queue with the atlases of some names.
  open class func preloadTextureAtlasesNamed(
    _ atlasNames: [String],
    withCompletionHandler completionHandler: @escaping ((any Error)?, [SKTextureAtlas]) -> Void
  ) {
    let atlases = atlasNames.map { SKTextureAtlas(named: $0) }
    // Unchecked because the caller hands it over, and it is called once at a time.
    nonisolated(unsafe) let completionHandler = completionHandler
    DispatchQueue.main.async { completionHandler(nil, atlases) }
  }

  /// Returns the atlases of some names; textures are always loaded.
  @discardableResult
  nonisolated(nonsending) open class func preloadTextureAtlasesNamed(
    _ atlasNames: [String]
  ) async throws -> [SKTextureAtlas] { atlasNames.map { SKTextureAtlas(named: $0) } }

  // MARK: Internals

  private var name = ""
  private var files: [String: URL] = [:]
  private var images: [String: UIImage] = [:]
  private var textures: [String: SKTexture] = [:]

  private func load(_ name: String) -> SKTexture {
    if let image = images[name] { return SKTexture(image: image) }
    let file =
      files[name] ?? files["\(name).png"] ?? files["\(name).jpg"] ?? files["\(name)@2x.png"]
    if let file, let image = UIImage(contentsOfFile: file.path) { return SKTexture(image: image) }
    return SKTexture(imageNamed: name)
  }
}
