import TactusDocumentReading

/// An annotation of a page: a note, a markup, a drawing, a link or a form field (QuickLook.PA1…).
@preconcurrency @MainActor
open class PDFAnnotation: NSObject, NSCopying, NSCoding {
  /// The page.
  open weak var page: PDFPage?
  /// The area in the page's coordinates.
  open var bounds: CGRect { didSet { changed() } }

  /// Creates an annotation.
  ///
  /// - Parameters:
  ///   - bounds: The area in the page's coordinates.
  ///   - annotationType: The kind.
  ///   - properties: Values by keys, or nil.
  public init(
    bounds: CGRect, forType annotationType: PDFAnnotationSubtype,
    withProperties properties: [AnyHashable: Any]?
  ) {
    self.bounds = bounds
    super.init()
    stored["/Subtype"] = annotationType.rawValue
    for (key, value) in properties ?? [:] { set(value, Self.name(of: key)) }
    isChanged = true
  }

  /// Creates an annotation of an archive.
  public required nonisolated init?(coder: NSCoder) {
    bounds = coder.decodeCGRect(forKey: "bounds")
    stored = coder.decodeObject(forKey: "values") as? [String: Any] ?? [:]
    points = (coder.decodeObject(forKey: "points") as? [NSValue] ?? []).map(\.cgPointValue)
    inkPaths = coder.decodeObject(forKey: "paths") as? [UIBezierPath] ?? []
    isChanged = true
    super.init()
  }

  /// Writes the annotation into an archive.
  open nonisolated func encode(with coder: NSCoder) {
    let kept: Set = ["/Popup", "/Dest", "/A", "/MK"]
    coder.encode(MainActor.assumeIsolated { bounds }, forKey: "bounds")
    coder.encode(stored.filter { !kept.contains($0.key) }, forKey: "values")
    coder.encode(points.map { NSValue(cgPoint: $0) }, forKey: "points")
    coder.encode(inkPaths, forKey: "paths")
  }

  /// Returns a copy of the annotation, on no page.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    let copy: PDFAnnotation = MainActor.assumeIsolated {
      let copy = PDFAnnotation(bounds: bounds, forType: .square, withProperties: nil)
      (copy.stored, copy.points) = (stored, points)
      copy.inkPaths = inkPaths.map { $0.copy() as? UIBezierPath ?? $0 }
      copy.border = border?.copy() as? PDFBorder
      return copy
    }
    return copy
  }

  // MARK: Values

  /// The type, without a slash, such as `Highlight`.
  open var type: String? {
    get { name("/Subtype") }
    set { set(newValue.map { $0.hasPrefix("/") ? $0 : "/" + $0 }, "/Subtype") }
  }

  /// The text of a note or of free text, or a description.
  open var contents: String? {
    get { entry("/Contents") }
    set { set(newValue, "/Contents") }
  }
  /// The color of a line, a markup or the paper of a note; black by default.
  open var color: UIColor {
    get { entry("/C") ?? .black }
    set { set(newValue, "/C") }
  }
  /// The border; nil for the default of the type.
  open var border: PDFBorder? {
    get { entry("/Border") }
    set { set(newValue, "/Border") }
  }
  /// The name of the annotation's author.
  open var userName: String? {
    get { entry("/T") }
    set { set(newValue, "/T") }
  }
  /// The date of the last change.
  open var modificationDate: Date? {
    get { entry("/M") }
    set { set(newValue, "/M") }
  }
  /// The action of a tap.
  open var action: PDFAction? {
    get { entry("/A") }
    set { set(newValue, "/A") }
  }
  /// The popup with the text of this annotation.
  open var popup: PDFAnnotation? {
    get { entry("/Popup") }
    set { set(newValue, "/Popup") }
  }
  /// Whether the annotation is displayed.
  open var shouldDisplay: Bool {
    get { flags & Flag.hidden == 0 && flags & Flag.unseen == 0 }
    set { flags = newValue ? flags & ~(Flag.hidden | Flag.unseen) : flags | Flag.hidden }
  }
  /// Whether the annotation is printed.
  open var shouldPrint: Bool {
    get { flags & Flag.printed != 0 }
    set { flags = newValue ? flags | Flag.printed : flags & ~Flag.printed }
  }
  /// Whether the annotation is highlighted, as while it is tapped.
  open var isHighlighted = false { didSet { page?.annotationsChanged() } }
  /// Whether the document has an appearance stream for the annotation.
  open var hasAppearanceStream: Bool { stored["/AP"] != nil }

  /// The values by their keys, each with its slash.
  open var annotationKeyValues: [AnyHashable: Any] {
    var all: [AnyHashable: Any] = [:]
    for key in Set(stored.keys).union(["/Rect", "/L", "/QuadPoints", "/InkList"]) {
      all[key] = value(forAnnotationKey: PDFAnnotationKey(rawValue: key))
    }
    return all
  }

  /// Returns the value of a key; nil if there is none.
  open func value(forAnnotationKey key: PDFAnnotationKey) -> Any? {
    switch key.rawValue {
    case "/Rect": return NSValue(cgRect: bounds)
    case "/P": return page
    case "/InkList": return inkPaths.isEmpty ? nil : inkPaths
    case "/L" where type == "Line", "/QuadPoints":
      guard !points.isEmpty else { return nil }
      return points.flatMap {
        [NSNumber(value: Double($0.x + bounds.minX)), NSNumber(value: Double($0.y + bounds.minY))]
      }
    default: return stored[Self.name(of: key)]
    }
  }

  /// Sets the value of a key, and returns whether its type is valid for the key.
  open func setValue(_ value: Any, forAnnotationKey key: PDFAnnotationKey) -> Bool {
    set(value, key.rawValue)
  }

  /// Sets a Boolean value of a key, and returns whether that succeeded.
  open func setBoolean(_ value: Bool, forAnnotationKey key: PDFAnnotationKey) -> Bool {
    set(value, key.rawValue)
  }

  /// Sets a rectangle value of a key, and returns whether that succeeded.
  open func setRect(_ value: CGRect, forAnnotationKey key: PDFAnnotationKey) -> Bool {
    set(value, key.rawValue)
  }

  /// Removes the value of a key.
  open func removeValue(forAnnotationKey key: PDFAnnotationKey) {
    switch key.rawValue {
    case "/L", "/QuadPoints": points = []
    case "/InkList": inkPaths = []
    default: stored[Self.name(of: key)] = nil
    }
    changed()
  }

  // MARK: Text

  /// The font.
  open var font: UIFont? {
    get { entry("font") }
    set { set(newValue, "font") }
  }
  /// The font color.
  open var fontColor: UIColor? {
    get { entry("fontColor") }
    set { set(newValue, "fontColor") }
  }
  /// The interior color of a circle, a square or line endings.
  open var interiorColor: UIColor? {
    get { entry("/IC") }
    set { set(newValue, "/IC") }
  }
  /// The text alignment.
  open var alignment: NSTextAlignment {
    get { [.left, .center, .right][min(max(integer("/Q"), 0), 2)] }
    set { set(newValue == .center ? 1 : newValue == .right ? 2 : 0, "/Q") }
  }

  // MARK: Lines and marks

  /// The ink paths, relative to the origin of the bounds; nil if there are none.
  open var paths: [UIBezierPath]? { inkPaths.isEmpty ? nil : inkPaths }

  /// Adds a path of ink.
  ///
  /// - Parameter path: The path, relative to the origin of the bounds.
  open func add(_ path: UIBezierPath) {
    inkPaths.append(path)
    changed()
  }

  /// Removes a path of ink.
  open func remove(_ path: UIBezierPath) {
    inkPaths.removeAll { $0 === path }
    changed()
  }

  /// The start of a line, relative to the origin of the bounds.
  open var startPoint: CGPoint {
    get { points.first ?? .zero }
    set { setLine(newValue, endPoint) }
  }
  /// The end point of a line, relative to the origin of the bounds.
  open var endPoint: CGPoint {
    get { points.dropFirst().first ?? .zero }
    set { setLine(startPoint, newValue) }
  }
  /// The line ending at the start.
  open var startLineStyle: PDFLineStyle {
    get { lineStyle(0) }
    set { setLineStyles(newValue, endLineStyle) }
  }
  /// The line ending at the end.
  open var endLineStyle: PDFLineStyle {
    get { lineStyle(1) }
    set { setLineStyles(startLineStyle, newValue) }
  }
  /// The corners of the marked areas of the text, four for each: the upper left, the upper right,
  /// the lower left and the lower right one, relative to the origin of the bounds.
  open var quadrilateralPoints: [NSValue]? {
    get { points.isEmpty ? nil : points.map { NSValue(cgPoint: $0) } }
    set {
      points = (newValue ?? []).map(\.cgPointValue)
      changed()
    }
  }

  // MARK: Links and notes

  /// The address of a link.
  open var url: URL? {
    get { (action as? PDFActionURL)?.url }
    set { action = newValue.map { PDFActionURL(url: $0) } }
  }
  /// The destination of a link within the document.
  open var destination: PDFDestination? {
    get { entry("/Dest") ?? (action as? PDFActionGoTo)?.destination }
    set { set(newValue, "/Dest") }
  }
  /// The name of a stamp, such as `Approved`.
  open var stampName: String? {
    get { name("/Name") }
    set { set(newValue.map { $0.hasPrefix("/") ? $0 : "/" + $0 }, "/Name") }
  }
  /// Whether a note or popup is open.
  open var isOpen: Bool {
    get { entry("/Open") ?? false }
    set { set(newValue, "/Open") }
  }

  // MARK: Drawing

  /// Draws the annotation in the page's coordinates.
  ///
  /// - Parameters:
  ///   - box: The display box to draw.
  ///   - context: The context, transformed as the page's is.
  open func draw(with box: PDFDisplayBox, in context: CGContext) {
    for object in graphics { object.draw(in: context) }
  }

  // MARK: Internals

  /// The bits of the flags; documented by the format.
  enum Flag {
    static let hidden = 1 << 1
    static let printed = 1 << 2
    static let unseen = 1 << 5
  }

  /// The values by their keys with slashes, except areas and points.
  ///
  /// Unchecked because one thread at a time uses an annotation, the main thread once a view shows
  /// it.
  ///
  /// Unchecked because one thread at a time uses an annotation, the main thread once a view shows
  /// it.
  ///
  /// Unchecked because one thread at a time uses an annotation, the main thread once a view shows
  /// it.
  nonisolated(unsafe) var stored: [String: Any] = [:]
  /// The end points of a line or the corners of markups, relative to the bounds.
  ///
  /// Unchecked because one thread at a time uses an annotation.
  nonisolated(unsafe) var points: [CGPoint] = []
  nonisolated(unsafe) var inkPaths: [UIBezierPath] = []
  /// The index among the annotations that the page's document has; nil for a new one.
  ///
  /// Unchecked because one thread at a time uses an annotation.
  nonisolated(unsafe) var index: Int?
  /// Whether the annotation differs from the one in the document.
  ///
  /// Unchecked because one thread at a time uses an annotation.
  nonisolated(unsafe) var isChanged = false

  /// The flags of the format.
  var flags: Int {
    get { integer("/F") }
    set { set(newValue, "/F") }
  }

  /// Returns the value of a key including its slash; nil if it is missing or of another type.
  func entry<Value>(_ key: String) -> Value? { stored[key] as? Value }

  /// Returns the name value of a key, without its slash; nil if there is none.
  private func name(_ key: String) -> String? {
    let name: String? = entry(key)
    return name.map { $0.hasPrefix("/") ? String($0.dropFirst()) : $0 }
  }

  func integer(_ key: String) -> Int { AnnotationValue.number(stored[key]).map { Int($0) } ?? 0 }

  func changed() {
    isChanged = true
    stored["/AP"] = nil
    page?.annotationsChanged()
  }

  private func setLine(_ start: CGPoint, _ end: CGPoint) {
    points = [start, end]
    changed()
  }

  private func lineStyle(_ index: Int) -> PDFLineStyle {
    let names: [String] = entry("/LE") ?? []
    return names.indices.contains(index) ? Self.lineStyle(fromName: names[index]) : .none
  }

  private func setLineStyles(_ start: PDFLineStyle, _ end: PDFLineStyle) {
    set([Self.name(for: start), Self.name(for: end)].map { "/" + $0 }, "/LE")
  }

  /// Returns the line ending style with a name.
  open class func lineStyle(fromName name: String) -> PDFLineStyle {
    let name = name.hasPrefix("/") ? String(name.dropFirst()) : name
    return lineStyleNames.firstIndex(of: name).flatMap { PDFLineStyle(rawValue: $0) } ?? .none
  }

  /// Returns the name of a line ending style.
  open class func name(for style: PDFLineStyle) -> String { lineStyleNames[style.rawValue] }

  private static let lineStyleNames = [
    "None", "Square", "Circle", "Diamond", "OpenArrow", "ClosedArrow",
  ]
}
