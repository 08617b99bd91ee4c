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
    return ScreenFrame(DrawingWriter.bytes(of: try drawing(of: composition)))
  }

  // MARK: Internals

  private let model: PhoneModel

  private func drawing(
    of composition: ScreenComposition
  ) throws(DrawingFormatError) -> Drawing {
    var drawing = Drawing(
      width: Double(model.screen.width), height: Double(model.screen.height),
      commands: [.paint(.color(.black))])
    for layer in composition.layers {
      drawing.commands += try commands(of: layer, isDark: composition.isDark)
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
    return drawing
  }

  /// Returns the commands of a client's picture (HomeScreen.F2).
  private func commands(
    of layer: ScreenComposition.Layer, isDark: Bool
  ) throws(DrawingFormatError) -> [DrawingCommand] {
    let area = layer.area
    let rect = DrawingRect(x: area.x, y: area.y, width: area.width, height: area.height)
    var commands: [DrawingCommand] = [.save]
    if layer.opacity < 1 { commands += [.opacity(layer.opacity), .beginLayer(rect)] }
    let isWhole = area.x <= 0 && area.width >= Double(model.screen.width)
    var outline = DrawingPath()
    outline.addRounded(
      rect, cornerWidth: isWhole ? 0 : area.radius, cornerHeight: isWhole ? 0 : area.radius)
    commands.append(.clip(outline, .winding))
    if let frame = layer.frame {
      let picture = try DrawingReader.drawing(frame.bytes)
      let scale = picture.width > 0 ? area.width / picture.width : 1
      commands += [
        .transform(.translation(area.x, area.y)), .transform(.scale(scale, scale)),
      ]
      commands += Self.balanced(picture.commands)
    } else {
      commands.append(.paint(.color(isDark ? .black : .white)))
    }
    if layer.opacity < 1 { commands.append(.endLayer) }
    commands.append(.restore)
    return commands
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
