import Foundation
import TactusDisplayList
import TestSupport
import Testing

/// Comparison of shapes with librsvg, and with geometric formulas.
struct ReferenceTests {
  static let red = DrawingColor(red: 1, green: 0, blue: 0)

  /// A shape as a drawing and as SVG.
  struct Shape: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var commands: [DrawingCommand]
    var svg: String
  }

  static let shapes: [Shape] = [
    Shape(
      testDescription: "star, even and odd",
      commands: [.fill(star, .evenOdd, .color(red))],
      svg: "<path fill='red' fill-rule='evenodd' d='M50 5 L80 95 L5 40 L95 40 L20 95 Z'/>"),
    Shape(
      testDescription: "star, winding", commands: [.fill(star, .winding, .color(red))],
      svg: "<path fill='red' d='M50 5 L80 95 L5 40 L95 40 L20 95 Z'/>"),
    Shape(
      testDescription: "ellipse", commands: [.fill(ellipse, .winding, .color(red))],
      svg: "<ellipse fill='red' cx='50' cy='45' rx='40' ry='25'/>"),
    Shape(
      testDescription: "round corners", commands: [.fill(rounded, .winding, .color(red))],
      svg: "<rect fill='red' x='10' y='15' width='80' height='60' rx='20' ry='12'/>"),
    Shape(
      testDescription: "curves",
      commands: [.stroke(curves, StrokeStyle(width: 5, cap: .round, join: .round), .color(red))],
      svg: "<path fill='none' stroke='red' stroke-width='5' stroke-linecap='round' "
        + "stroke-linejoin='round' d='M10 50 C20 -20 60 120 60 50 Q70 10 90 60'/>"),
    Shape(
      testDescription: "dashes",
      commands: [
        .stroke(curves, StrokeStyle(width: 4, dashes: [9, 4, 2], dashPhase: 3), .color(red))
      ],
      svg: "<path fill='none' stroke='red' stroke-width='4' stroke-dasharray='9 4 2' "
        + "stroke-dashoffset='3' d='M10 50 C20 -20 60 120 60 50 Q70 10 90 60'/>"),
    Shape(
      testDescription: "miters",
      commands: [
        .stroke(zigzag, StrokeStyle(width: 6, cap: .square, miterLimit: 4), .color(red))
      ],
      svg: "<path fill='none' stroke='red' stroke-width='6' stroke-linecap='square' "
        + "stroke-miterlimit='4' d='M15 80 L30 20 L45 80 L75 20 L85 80'/>"),
    Shape(
      testDescription: "turned and clipped",
      commands: [
        .clip(ellipse, .winding),
        .transform(DrawingTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 40, ty: 0)),
        .fill(.rect(0, 0, 60, 60), .winding, .color(red)),
      ],
      svg: "<clipPath id='c'><ellipse cx='50' cy='45' rx='40' ry='25'/></clipPath>"
        + "<g clip-path='url(#c)'><rect fill='red' width='60' height='60' "
        + "transform='matrix(0.8 0.6 -0.6 0.8 40 0)'/></g>"),
    Shape(
      testDescription: "straight gradient",
      commands: [
        .fill(
          .rect(0, 0, 100, 100), .winding,
          .gradient(
            DrawingGradient(
              .linear(from: DrawingPoint(20, 20), to: DrawingPoint(80, 60)),
              stops: [
                .init(0, red), .init(0.3, .init(red: 0, green: 1, blue: 0, alpha: 0.5)),
                .init(1, .init(red: 0, green: 0, blue: 1)),
              ])))
      ],
      svg: "<linearGradient id='g' gradientUnits='userSpaceOnUse' x1='20' y1='20' x2='80' "
        + "y2='60'><stop stop-color='red'/><stop offset='0.3' stop-color='#0f0' "
        + "stop-opacity='0.5'/><stop offset='1' stop-color='blue'/></linearGradient>"
        + "<rect width='100' height='100' fill='url(#g)'/>"),
    Shape(
      testDescription: "round gradient",
      commands: [
        .fill(
          .rect(0, 0, 100, 100), .winding,
          .gradient(
            DrawingGradient(
              .radial(
                from: DrawingPoint(40, 40), fromRadius: 0, to: DrawingPoint(50, 50),
                toRadius: 45),
              stops: [.init(0, .white), .init(1, red)])))
      ],
      svg: "<radialGradient id='g' gradientUnits='userSpaceOnUse' cx='50' cy='50' r='45' fx='40' "
        + "fy='40'><stop stop-color='white'/><stop offset='1' stop-color='red'/></radialGradient>"
        + "<rect width='100' height='100' fill='url(#g)'/>"),
    Shape(
      testDescription: "a layer, half opaque",
      commands: [
        .opacity(0.5), .beginLayer(nil), .fill(ellipse, .winding, .color(red)),
        .fill(rounded, .winding, .color(.black)), .endLayer,
      ],
      svg: "<g opacity='0.5'><ellipse fill='red' cx='50' cy='45' rx='40' ry='25'/>"
        + "<rect x='10' y='15' width='80' height='60' rx='20' ry='12'/></g>"),
  ]

  /// The tolerance covers single steps of a component and a few edge pixels: librsvg rounds numbers
  /// and composites layers in another order.
  @Test("A shape matches librsvg", arguments: shapes, [1.0, 2, 3])
  func librsvg(shape: Shape, scale: Double) throws {
    let svg =
      "<svg xmlns='http://www.w3.org/2000/svg' width='100' height='100' "
      + "viewBox='0 0 100 100'>\(shape.svg)</svg>"
    let process = try FinishedProcess(
      "rsvg-convert", ["--zoom", "\(scale)"], input: Data(svg.utf8))
    let theirs = Picture(try DrawingSurface(png: Array(process.output)).image)
    let ours = try Picture(100, 100, scale: scale, shape.commands)
    let difference = ours.difference(from: theirs)
    #expect(difference.worst <= 24 && difference.share < 0.004, "\(difference)")
  }

  @Test(
    "The area of a disc is π r², and that of a line its length times its width",
    arguments: [1.0, 2, 3])
  func areas(scale: Double) throws {
    let disc = try Picture(
      100, 100, scale: scale, [.fill(.disc(50.3, 49.8, 40), .winding, .color(.black))])
    #expect(abs(disc.coverage / scale / scale - .pi * 1_600) < 0.002 * .pi * 1_600)
    let line = try Picture(
      100, 100, scale: scale,
      [.stroke(.line((10, 20), (90, 80)), StrokeStyle(width: 3), .color(.black))])
    #expect(abs(line.coverage / scale / scale - 300) < 1.5)
  }

  /// Cairo's own strokes are the reference of our outlines.
  ///
  /// The tolerance is a step of Cairo's coverage, a seventeenth, twice, on a few pixels.
  @Test(
    "The outline of a stroke, filled, is the stroke", arguments: StrokeStyle.Cap.allCases,
    StrokeStyle.Join.allCases)
  func outlines(cap: StrokeStyle.Cap, join: StrokeStyle.Join) throws {
    let style = StrokeStyle(width: 7, cap: cap, join: join)
    for path in [Self.curves, Self.zigzag, Self.star] {
      let stroked = try Picture(100, 100, scale: 2, [.stroke(path, style, .color(.black))])
      let filled = try Picture(
        100, 100, scale: 2, [.fill(path.stroked(style), .winding, .color(.black))])
      let difference = filled.difference(from: stroked, step: 15)
      #expect(difference.worst <= 40 && difference.share < 0.01, "\(difference)")
    }
  }

  private static let star = DrawingPath.line((50, 5), (80, 95), (5, 40), (95, 40), (20, 95)).closed
  private static let zigzag = DrawingPath.line((15, 80), (30, 20), (45, 80), (75, 20), (85, 80))
  private static let ellipse: DrawingPath = {
    var path = DrawingPath()
    path.addEllipse(in: DrawingRect(x: 10, y: 20, width: 80, height: 50))
    return path
  }()
  private static let rounded: DrawingPath = {
    var path = DrawingPath()
    path.addRounded(
      DrawingRect(x: 10, y: 15, width: 80, height: 60), cornerWidth: 20, cornerHeight: 12)
    return path
  }()
  private static let curves: DrawingPath = {
    var path = DrawingPath()
    path.move(to: DrawingPoint(10, 50))
    path.addCubic(
      to: DrawingPoint(60, 50), control1: DrawingPoint(20, -20), control2: DrawingPoint(60, 120))
    path.addQuad(to: DrawingPoint(90, 60), control: DrawingPoint(70, 10))
    return path
  }()
}

extension DrawingPath {
  /// The path with its last subpath closed.
  fileprivate var closed: DrawingPath {
    var path = self
    path.close()
    return path
  }
}
