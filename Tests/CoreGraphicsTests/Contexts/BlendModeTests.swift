import CoreGraphics
import TactusDisplayList
import Testing

struct BlendModeTests {
  @Test("Each mode of Core Graphics is the display list's of the same name")
  func names() {
    let modes = (Int32(0)...64).compactMap(CGBlendMode.init(rawValue:))
    #expect(modes.map { "\($0)" } == BlendMode.allCases.map { "\($0)" })
    #expect(modes.map(\.drawing) == BlendMode.allCases)
  }
}
