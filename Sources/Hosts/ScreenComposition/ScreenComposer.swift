import TactusDisplayList
import TactusPhone
import TactusPhoneLink

/// A composer, which draws the contents of a phone's screen as one frame (HomeScreen.F1–F6).
public struct ScreenComposer: Sendable {
  /// The text of the clock in the status bar.
  public var clock: String

  /// Creates a composer for a phone model.
  ///
  /// - Parameters:
  ///   - model: The phone.
  ///   - clock: The text of the clock; pictures of phones show 9:41.
  public init(_ model: PhoneModel, clock: String = "9:41") {
    self.model = model
    self.clock = clock
  }

  /// Returns the frame of a screen's contents; `nil` if nothing is shown.
  ///
  /// A screen that shows the frame of one app and nothing else gives that frame itself.
  ///
  /// - Throws: `DrawingFormatError` if a client's frame cannot be decoded.
  public func frame(
    of composition: ScreenComposition
  ) throws(DrawingFormatError) -> ScreenFrame? {
    if let only = composition.onlyFrame { return only }
    guard !composition.layers.isEmpty else { return nil }
    let arrangement = arrangement(of: composition)
    var drawing = arrangement.drawing
    drawing.commands = []
    var next = 0
    for (place, frame) in zip(arrangement.places, composition.layers.compactMap(\.frame)) {
      drawing.commands += arrangement.drawing.commands[next..<place]
      drawing.commands += Self.balanced(try DrawingReader.drawing(frame.bytes).commands)
      next = place
    }
    drawing.commands += arrangement.drawing.commands[next...]
    return ScreenFrame(DrawingWriter.bytes(of: drawing))
  }

  /// Returns what the system draws around the pictures of clients, and the places of these.
  ///
  /// A host that has painted the pictures' commands at their places, without ends of what they have
  /// not begun and with ends for what they leave open, has painted `frame`.
  public func arrangement(of composition: ScreenComposition) -> ScreenArrangement {
    var drawing = Drawing(
      width: Double(model.screen.width), height: Double(model.screen.height),
      commands: [.paint(.color(.black))])
    var places: [Int] = []
    for layer in composition.layers {
      let (before, after) = commands(around: layer, isDark: composition.isDark)
      drawing.commands += before
      if layer.frame != nil { places.append(drawing.commands.count) }
      drawing.commands += after
    }
    if let bar = composition.statusBar {
      drawing.commands += StatusBarDrawing(bar, model, clock: clock).commands
    }
    if let text = composition.banner {
      drawing.commands += BannerDrawing(text, model, isDark: composition.isDark).commands
    }
    if let bar = composition.volumeBar {
      drawing.commands += VolumeBarDrawing(bar, model, isDark: composition.isDark).commands
    }
    if composition.hasCutout { drawing.commands += ScreenCutout(model).commands }
    if composition.hasHomeIndicator { drawing.commands.append(homeIndicator(composition)) }
    return ScreenArrangement(drawing: drawing, places: places)
  }

  /// Returns the width of a frame that can be decoded, in points.
  public static func width(of frame: ScreenFrame?) -> Double? {
    frame.flatMap { try? DrawingReader.size(of: $0.bytes).width }
  }

  // MARK: Internals

  private let model: PhoneModel

  /// Returns the commands before and after a client's picture (HomeScreen.F2).
  private func commands(
    around layer: ScreenComposition.Layer, isDark: Bool
  ) -> (before: [DrawingCommand], after: [DrawingCommand]) {
    let area = layer.area
    let rect = DrawingRect(x: area.x, y: area.y, width: area.width, height: area.height)
    var before: [DrawingCommand] = [.save]
    if layer.opacity < 1 { before += [.opacity(layer.opacity), .beginLayer(rect)] }
    let isWhole = area.x <= 0 && area.width >= Double(model.screen.width)
    var outline = DrawingPath()
    outline.addRounded(
      rect, cornerWidth: isWhole ? 0 : area.radius, cornerHeight: isWhole ? 0 : area.radius)
    before.append(.clip(outline, .winding))
    if layer.frame != nil {
      let width = Self.width(of: layer.frame) ?? 0
      let scale = width > 0 ? area.width / width : 1
      before += [
        .transform(.translation(area.x, area.y)), .transform(.scale(scale, scale)),
      ]
    } else {
      before.append(.paint(.color(isDark ? .black : .white)))
    }
    return (before, layer.opacity < 1 ? [.endLayer, .restore] : [.restore])
  }

  /// Returns the commands of a client without those that would end states and layers that the
  /// client has not begun, and with ends for those that it has left open.
  static func balanced(_ commands: [DrawingCommand]) -> [DrawingCommand] {
    var open: [DrawingCommand] = []
    var result: [DrawingCommand] = []
    result.reserveCapacity(commands.count)
    for command in commands {
      switch command {
      case .save: open.append(.restore)
      case .beginLayer: open.append(.endLayer)
      case .restore, .endLayer:
        guard open.last == command else { continue }
        open.removeLast()
      default: break
      }
      result.append(command)
    }
    return result + open.reversed()
  }

  /// The bar above the lower edge (HomeScreen.F6).
  private func homeIndicator(_ composition: ScreenComposition) -> DrawingCommand {
    let size = (width: 134.0, height: 5.0)
    var path = DrawingPath()
    path.addRounded(
      DrawingRect(
        x: (Double(model.screen.width) - size.width) / 2,
        y: Double(model.screen.height) - 8 - size.height, width: size.width, height: size.height),
      cornerWidth: size.height / 2, cornerHeight: size.height / 2)
    let isLight = composition.statusBar?.isLight ?? composition.isDark
    return .fill(path, .winding, .color(isLight ? .white : .black))
  }
}
