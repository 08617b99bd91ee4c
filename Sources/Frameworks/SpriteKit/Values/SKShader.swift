/// The source of a fragment shader; stored, because shaders do not run (Scenes.SK40).
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class SKShader: NSObject, NSCopying, @unchecked Sendable {
  /// Creates a shader without source code.
  public override init() { super.init() }

  /// Creates a shader from source code.
  public convenience init(source: String) {
    self.init()
    self.source = source
  }

  /// Creates a shader from source code and uniforms.
  public convenience init(source: String, uniforms: [SKUniform]) {
    self.init(source: source)
    self.uniforms = uniforms
  }

  /// Creates a shader from a file of the app.
  public convenience init(fileNamed name: String) {
    self.init()
    let url = ["", "fsh"].lazy.compactMap { Bundle.main.url(forResource: name, withExtension: $0) }
    source = url.first.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
  }

  /// The source code.
  open var source: String?
  /// The uniforms.
  open var uniforms: [SKUniform] = []
  /// The attributes.
  open var attributes: [SKAttribute] = []

  /// Adds a uniform.
  open func addUniform(_ uniform: SKUniform) { uniforms.append(uniform) }
  /// Returns the uniform with a name.
  open func uniformNamed(_ name: String) -> SKUniform? { uniforms.first { $0.name == name } }
  /// Removes the uniform with a name.
  open func removeUniformNamed(_ name: String) { uniforms.removeAll { $0.name == name } }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SKShader()
    (copy.source, copy.uniforms, copy.attributes) = (source, uniforms, attributes)
    return copy
  }
}
