import TactusInstalledApps
import TactusXcodeProjects
import TestSupport
import Testing

/// Plans the example project.
@Suite struct ExampleProjectTests {
  private func plan(_ purpose: ProjectPlan.Purpose) throws -> ProjectPlan {
    let folder = SharedFolder.project.appending(path: "Examples/KitchenTimer").path
    let container = try #require(try ProjectContainer.find(folder))
    return try ProjectPlan(ProjectSet(container), for: purpose)
  }

  @Test("The app has the sources and resources of its folder, without exceptions, and a framework")
  func app() throws {
    let plan = try plan(.run)
    #expect(plan.notes.isEmpty, "\(plan.notes)")
    #expect(plan.targets.map(\.module) == ["TimerCore", "KitchenTimer"])
    let app = try #require(plan.app)
    #expect(
      app.sources.map(\.place) == [
        "Code/KitchenTimer/AppDelegate.swift", "Code/KitchenTimer/Preset.swift",
        "Code/KitchenTimer/TimerViewController.swift",
      ])
    #expect(
      app.resources.map(\.place) == [
        "de.lproj/Localizable.strings", "egg.json", "en.lproj/Localizable.strings",
      ])
    #expect(app.dependencies == ["TimerCore"])
    #expect(app.settings.contains(".define(\"KITCHEN\")"))
    #expect(plan.options.variables == ["KITCHEN_RUN": "1"])
    #expect(plan.scheme == "KitchenTimer" && plan.systemVersion == "16.0")
  }

  @Test("The property list is generated, with values of configuration files in place of variables")
  func information() throws {
    let list = try #require(try plan(.run).app?.information)
    #expect(list["CFBundleIdentifier"] == "example.kitchentimer")
    #expect(list["CFBundleDisplayName"] == "Kitchen")
    #expect(list["CFBundleShortVersionString"] == "1.2")
    #expect(list["UILaunchScreen"] == [:])
    #expect(
      list["UISupportedInterfaceOrientations~iphone"] == ["UIInterfaceOrientationPortrait"])
    #expect(list["MinimumOSVersion"] == "16.0")
  }

  @Test("The test plan chooses the tests, the variables, and what is left out")
  func tests() throws {
    let plan = try plan(.test)
    #expect(plan.notes.isEmpty, "\(plan.notes)")
    #expect(
      plan.targets.map(\.module) == [
        "TimerCore", "KitchenTimer", "KitchenTimerTests", "KitchenTimerUITests",
      ])
    #expect(plan.targets.last?.dependencies == ["KitchenTimer"])
    #expect(plan.skipped == ["KitchenTimerUITests.KitchenTimerUITests/testThatThePlanLeavesOut"])
    #expect(plan.options.variables == ["KITCHEN_RUN": "1", "KITCHEN_TESTED": "1"])
  }
}
