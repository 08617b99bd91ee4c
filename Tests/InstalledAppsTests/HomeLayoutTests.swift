import TactusInstalledApps
import TactusPhoneTypes
import Testing

/// Steps Bundles.H1–H4.
@Suite struct HomeLayoutTests {
  private static let apps = (0..<60).map { BundleIdentifier(prefix: "test", name: "a\($0)") }

  private func layout(_ count: Int, capacity: Int = 24) -> HomeLayout {
    var layout = HomeLayout(pageCapacity: capacity)
    for app in Self.apps.prefix(count) { layout.append(app) }
    return layout
  }

  @Test("Bundles.H2. Icons fill the pages one after the other")
  func append() {
    let layout = layout(25)
    #expect(layout.pages.map(\.count) == [24, 1])
    #expect(layout.position(of: Self.apps[24]) == HomePosition(.page(1), 0))
    #expect(layout.position(of: Self.apps[25]) == nil)
  }

  @Test("Bundles.H3. A removed icon leaves no gap, and an empty page goes")
  func remove() {
    var layout = layout(25)
    layout.remove(Self.apps[3])
    #expect(layout.position(of: Self.apps[4]) == HomePosition(.page(0), 3))
    layout.remove(Self.apps[24])
    #expect(layout.pages.map(\.count) == [23])
  }

  @Test("Bundles.H4. A moved icon pushes the others on, over the end of a full page")
  func move() {
    var layout = layout(8, capacity: 4)
    layout.move(Self.apps[7], to: HomePosition(.page(0), 1))
    #expect(layout.pages[0].map(\.text) == ["test.a0", "test.a7", "test.a1", "test.a2"])
    #expect(layout.pages[1].map(\.text) == ["test.a3", "test.a4", "test.a5", "test.a6"])
    layout.move(Self.apps[0], to: HomePosition(.page(1), 99))
    #expect(layout.pages.map(\.count) == [3, 4, 1])
    layout.move(Self.apps[0], to: HomePosition(.page(-3), -1))
    #expect(layout.pages[0].first == Self.apps[0])
  }

  @Test("Bundles.H4. The dock takes four icons, and a fifth stays where it was")
  func dock() {
    var layout = layout(6)
    for app in Self.apps.prefix(5) { layout.move(app, to: HomePosition(.dock, 0)) }
    #expect(layout.dock == Array(Self.apps[0..<4].reversed()))
    #expect(layout.position(of: Self.apps[4]) == HomePosition(.page(0), 0))
    layout.move(Self.apps[0], to: HomePosition(.dock, 0))
    #expect(layout.dock.first == Self.apps[0] && layout.dock.count == 4)
  }

  @Test("Bundles.H1. Stored positions that do not fit are mended, and no icon is lost")
  func mend() {
    let wild = Self.apps.prefix(40).enumerated().map { index, app in
      let area: HomePosition.Area = index % 3 == 0 ? .dock : .page([0, -5, .max, 9][index % 4])
      return (app, HomePosition(area, index % 2 == 0 ? 7 : .min))
    }
    let layout = HomeLayout(wild, pageCapacity: 5)
    let all = layout.dock + layout.pages.flatMap(\.self)
    #expect(Set(all) == Set(Self.apps.prefix(40)) && all.count == 40)
    #expect(layout.dock.count == 4 && layout.pages.allSatisfy { (1...5).contains($0.count) })
  }
}
