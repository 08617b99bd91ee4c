import GameController
import PhoneTesting
import Testing

/// Tests of controllers on the screen.
@MainActor
@Suite struct VirtualControllerTests {
  private let phone = SimulatedPhone()

  /// Connects a controller with elements.
  private func connect(
    _ elements: Set<String>, isHidden: Bool = false
  ) throws -> (GCVirtualController, GCExtendedGamepad) {
    let configuration = GCVirtualController.Configuration()
    (configuration.elements, configuration.isHidden) = (elements, isHidden)
    let virtual = GCVirtualController(configuration: configuration)
    phone.run { virtual.connect() }
    phone.wait(0.1)
    return (virtual, try #require(virtual.controller?.extendedGamepad))
  }

  @Test("GameControllers.VI1. A controller on the screen is a controller as others are")
  func connection() throws {
    phone.launch(GameApp.self)
    let arrivals = phone.run { Notes<GCController>(.GCControllerDidConnect) }
    let configuration = GCVirtualController.Configuration()
    configuration.elements = [GCInputButtonA, GCInputLeftThumbstick]
    let virtual = GCVirtualController(configuration: configuration)
    #expect(virtual.controller == nil)
    var errors: [(any Error)?] = []
    phone.run { virtual.connect { errors.append($0) } }
    phone.wait(0.1)
    let controller = try #require(virtual.controller)
    #expect(errors.count == 1 && errors[0] == nil && arrivals.objects == [controller])
    #expect(phone.run { GCController.controllers() } == [controller])
    #expect(controller.extendedGamepad?.buttonHome == nil && controller.haptics == nil)
    phone.run { virtual.disconnect() }
    #expect(virtual.controller == nil && phone.run { GCController.controllers() }.isEmpty)
  }

  @Test("GameControllers.VI2. Fingers press the buttons; beside them they reach the app")
  func pressing() throws {
    let app = phone.launch(GameApp.self)
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    var taps = 0
    phone.run {
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      app.root.view.addSubview(button)
    }
    let (virtual, gamepad) = try connect([GCInputButtonA, GCInputButtonB])
    var presses: [Bool] = []
    gamepad.buttonA.pressedChangedHandler = { presses.append($2) }
    try phone.tap("A Button")
    phone.wait(0.1)
    #expect(presses == [true, false] && !gamepad.buttonB.isPressed)
    phone.tap(at: (150, 150))
    phone.wait(0.1)
    #expect(taps == 1)
    phone.run { virtual.disconnect() }
    #expect(app.window?.subviews.count == 1)
  }

  @Test("GameControllers.VI3. A stick follows the finger within a circle")
  func stick() throws {
    let app = phone.launch(GameApp.self)
    let (virtual, gamepad) = try connect([GCInputLeftThumbstick])
    let view = try #require(app.window?.subviews.last?.subviews.first)
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    var places: [(Float, Float)] = []
    gamepad.leftThumbstick.valueChangedHandler = { places.append(($1, $2)) }
    phone.press(at: (Double(middle.x) + 30, Double(middle.y)))
    phone.wait(0.1)
    #expect(places.count == 2 && places[0].0 == 0.5 && places[0].1 == 0)
    #expect(places.last?.0 == 0 && places.last?.1 == 0)
    // A touchpad begins where the finger does.
    phone.run {
      virtual.updateConfiguration(forElement: GCInputLeftThumbstick) { look in
        look.actsAsTouchpad = true
        return look
      }
    }
    places = []
    phone.press(at: (Double(middle.x) + 30, Double(middle.y)))
    phone.wait(0.1)
    #expect(places.isEmpty)
  }

  @Test("GameControllers.VI3. A direction pad is pressed in a direction, or in two")
  func directionPad() throws {
    let app = phone.launch(GameApp.self)
    let (virtual, gamepad) = try connect([GCInputDirectionPad])
    let view = try #require(app.window?.subviews.last?.subviews.first)
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    var places: [(Float, Float)] = []
    gamepad.dpad.valueChangedHandler = { places.append(($1, $2)) }
    phone.press(at: (Double(middle.x) - 30, Double(middle.y) + 5))
    phone.press(at: (Double(middle.x) - 30, Double(middle.y) - 30))
    phone.wait(0.1)
    #expect(places.map(\.0) == [-1, 0, -1, 0] && places.map(\.1) == [0, 0, 1, 0])
    withExtendedLifetime(virtual) {}
  }

  @Test("GameControllers.VI4. The app changes the looks of elements, and hides them")
  func looks() throws {
    let app = phone.launch(GameApp.self)
    let (virtual, _) = try connect([GCInputButtonA])
    let view = try #require(app.window?.subviews.last?.subviews.first)
    #expect(!view.isHidden && view.bounds.width == 48)
    phone.run {
      virtual.updateConfiguration(forElement: GCInputButtonA) { look in
        look.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 80, height: 60))
        return look
      }
    }
    phone.wait(0.1)
    #expect(view.bounds.size == CGSize(width: 80, height: 60))
    phone.run {
      virtual.updateConfiguration(forElement: GCInputButtonA) { look in
        look.path = nil
        return look
      }
    }
    phone.wait(0.1)
    #expect(view.bounds.size == CGSize(width: 48, height: 48))
    phone.run {
      virtual.updateConfiguration(forElement: GCInputButtonA) { look in
        look.isHidden = true
        return look
      }
    }
    #expect(view.isHidden)
  }

  @Test("GameControllers.VI4. The knob of a stick is in the middle of the app's shape")
  func knob() throws {
    let app = phone.launch(GameApp.self)
    let (virtual, _) = try connect([GCInputLeftThumbstick])
    let view = try #require(app.window?.subviews.last?.subviews.first)
    phone.run {
      virtual.updateConfiguration(forElement: GCInputLeftThumbstick) { look in
        look.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 200, height: 160))
        return look
      }
    }
    phone.wait(0.1)
    #expect(view.bounds.size == CGSize(width: 200, height: 160))
    #expect(view.subviews.last?.center == CGPoint(x: 100, y: 80))
  }

  @Test("GameControllers.VI5. An app that shows the elements itself sets their values")
  func hiddenController() throws {
    let app = phone.launch(GameApp.self)
    let elements: Set<String> = [GCInputButtonA, GCInputDirectionPad]
    let (virtual, gamepad) = try connect(elements, isHidden: true)
    #expect(app.window?.subviews.count == 1)
    phone.run {
      virtual.setValue(1, forButtonElement: GCInputButtonA)
      virtual.setPosition(CGPoint(x: -1, y: 1), forDirectionPadElement: GCInputDirectionPad)
    }
    #expect(gamepad.buttonA.isPressed && gamepad.dpad.left.isPressed && gamepad.dpad.up.isPressed)
    #expect(phone.run { GCController.current } === virtual.controller)
  }
}
