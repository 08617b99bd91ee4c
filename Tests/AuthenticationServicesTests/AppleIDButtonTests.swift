import AuthenticationServices
import PhoneTesting
import ScreenTestSupport
import Testing

/// Steps SignIn.BU1–BU4.
@MainActor @Suite(.serialized, .exclusiveScreen) struct AppleIDButtonTests {
  private let phone = SimulatedPhone(.iPhoneX)

  @Test("SignIn.BU4. The button has its title, and a tap is sent")
  func tap() throws {
    let app = phone.launch(LoginApp.self)
    var count = 0
    phone.run {
      let titles: [(ASAuthorizationAppleIDButton.ButtonType, CGFloat)] = [
        (.signIn, 100), (.continue, 200), (.signUp, 300),
      ]
      for (type, place) in titles {
        let button = ASAuthorizationAppleIDButton(type: type, style: .white)
        button.frame = CGRect(x: 40, y: place, width: 280, height: 50)
        button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
        app.root.view.addSubview(button)
      }
    }
    for title in ["Sign in with Apple", "Continue with Apple", "Sign up with Apple"] {
      try phone.tap(title)
    }
    #expect(count == 3)
    #expect(phone.element(label: "Sign in with Apple")?.traits.contains("button") == true)
  }

  @Test("SignIn.BU1. The styles have their colors")
  func styles() throws {
    let black = ASAuthorizationAppleIDButton()
    let white = ASAuthorizationAppleIDButton(type: .default, style: .white)
    let outline = ASAuthorizationAppleIDButton(
      authorizationButtonType: .signIn, authorizationButtonStyle: .whiteOutline)
    #expect(black.backgroundColor == .black && black.layer.borderWidth == 0)
    #expect(white.backgroundColor == .white && white.layer.borderWidth == 0)
    #expect(outline.backgroundColor == .white && outline.layer.borderWidth == 1)
    let colors = [black, white].map { ($0.subviews.first as? UILabel)?.textColor }
    #expect(colors == [.white, .black])
  }

  @Test("SignIn.BU2, SignIn.BU3. The title grows with the button, and the corners are round")
  func sizes() throws {
    let button = ASAuthorizationAppleIDButton(type: .signIn, style: .black)
    #expect(button.intrinsicContentSize == CGSize(width: 140, height: 30))
    #expect(button.sizeThatFits(.zero) == CGSize(width: 140, height: 30))
    button.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
    button.layoutIfNeeded()
    let label = try #require(button.subviews.first as? UILabel)
    #expect(label.font.pointSize == 22 && button.layer.cornerRadius == 6)
    button.cornerRadius = 40
    button.frame.size.height = 60
    button.layoutIfNeeded()
    #expect(label.font.pointSize == 26 && button.layer.cornerRadius == 30)
  }

  @Test("SignIn.BU4. A touched or disabled button is dimmed")
  func states() throws {
    let button = ASAuthorizationAppleIDButton(type: .signIn, style: .black)
    let label = try #require(button.subviews.first)
    #expect(label.alpha == 1)
    button.isHighlighted = true
    #expect(label.alpha < 1)
    button.isHighlighted = false
    #expect(label.alpha == 1)
    button.isEnabled = false
    #expect(label.alpha < 1)
  }
}
