import Foundation
import QuartzCore
import TactusDisplayList
import Testing

struct PictureTests {
  /// The folder of reviewed reference pictures, with two pixels a point.
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Pictures")

  // Layers.B1–B5, Layers.D2, Layers.D13, Layers.N1–N2, Layers.N5–N6, Layers.Q1–Q4, Layers.R1–R4.
  @Test("Each scene matches its reviewed picture", arguments: Scene.allCases)
  func picture(_ scene: Scene) throws {
    let side = Int(Scene.side) * 2
    let surface = try DrawingSurface(width: side, height: side)
    DrawingPainter(on: surface, scale: 2).paint(scene.drawing())
    let file = Self.folder.appendingPathComponent("\(scene.rawValue).png")
    if ProcessInfo.processInfo.environment["TACTUS_REBASELINE"] != nil {
      try FileManager.default.createDirectory(
        at: Self.folder, withIntermediateDirectories: true)
      return try Data(surface.png()).write(to: file)
    }
    let known = try DrawingSurface(png: Array(Data(contentsOf: file))).image
    let seen = surface.image
    #expect(known.width == seen.width && known.height == seen.height)
    // Another Cairo, or another processor's arithmetic, moves edges by a fraction of a gray.
    let off = zip(known.pixels, seen.pixels).count { abs(Int($0) - Int($1)) > 8 }
    let share = Double(off) / Double(seen.pixels.count)
    #expect(share < 0.000_5)
  }
}
