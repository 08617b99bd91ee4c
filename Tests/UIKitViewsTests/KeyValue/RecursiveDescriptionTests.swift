import Testing
import UIKit

/// The description of a view and its subviews.
@MainActor @Suite struct RecursiveDescriptionTests {
  @Test("Views.RD1. A view describes itself and its subviews, by the name of the method")
  func lines() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0.5, width: 320, height: 100.0 / 3))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.tag = 7
    let label = UILabel(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    label.text = "Tea"
    view.addSubview(label)
    let inner = UIView(frame: .zero)
    (inner.isHidden, inner.alpha, inner.clipsToBounds) = (true, 0.5, true)
    label.addSubview(inner)
    let text = try #require(
      view.perform(Selector("recursiveDescription"))?.takeUnretainedValue() as? String)
    #expect(view.value(forKey: "recursiveDescription") as? String == text)
    let expected = """
      <UIView; frame = (0 0.5; 320 33.3333); autoresize = W+H; tag = 7; layer = <CALayer>>
         | <UILabel; frame = (1 2; 3 4); text = 'Tea'; userInteractionEnabled = NO; layer = \
      <CALayer>>
         |    | <UIView; frame = (0 0; 0 0); clipsToBounds = YES; alpha = 0.5; hidden = YES; \
      layer = <CALayer>>
      """
    let plain = text.replacing(#/: 0x[0-9a-f]+/#, with: "")
    #expect(plain.trimmingCharacters(in: .newlines) == expected)
    #expect(text.contains("layer = <CALayer: 0x"))
  }

  private func plain(_ view: UIView) -> String {
    view.description.replacing(#/0x[0-9a-f]+/#, with: "0x")
  }

  @Test("Views.RD2. A view describes what differs from the defaults")
  func states() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    view.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    view.addGestureRecognizer(UITapGestureRecognizer())
    view.transform = CGAffineTransform(translationX: 1.5, y: 2)
    #expect(
      plain(view)
        == "<UIView: 0x; frame = (1.5 2; 10 20); transform = [1, 0, 0, 1, 1.5, 2]; "
        + "gestureRecognizers = <NSArray: 0x>; "
        + "backgroundColor = UIExtendedSRGBColorSpace 1 0.5 0 1; layer = <CALayer: 0x>>")
    let field = UITextField()
    field.text = "Tea"
    #expect(plain(field).hasPrefix("<UITextField: 0x; frame = (0 0; 0 0); text = 'Tea'; "))
  }

  private final class Panel: UIView {}
  private final class Roll: UIScrollView {}

  @Test("Views.RD2. A class of an app is described with the class of UIKit that it derives from")
  func classes() {
    #expect(!plain(Panel()).contains("baseClass") && plain(Panel()).contains("Panel: 0x; frame"))
    let roll = Roll(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    (roll.contentSize, roll.contentOffset) = (CGSize(width: 100, height: 80.5), CGPoint(x: 0, y: 3))
    roll.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(plain(roll).contains("Roll: 0x; baseClass = UIScrollView; frame = (0 0; 100 50); "))
    #expect(
      plain(roll).hasSuffix(
        "; contentOffset: {-2, 3}; contentSize: {100, 80.5}; adjustedContentInset: {1, 2, 3, 4}>"))
  }

  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  @Test("Views.RD2. Lists are described with their layout and data source")
  func lists() {
    let source = Source()
    let table = UITableView()
    table.dataSource = source
    #expect(
      plain(table).hasSuffix(
        "adjustedContentInset: {0, 0, 0, 0}; dataSource: "
          + "<\(NSStringFromClass(Source.self)): 0x>>"))
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(plain(collection).hasSuffix("; layout: <UICollectionViewFlowLayout: 0x>>"))
  }

  @Test("Drawing.DR28. Colors, fonts and images describe themselves")
  func values() {
    func plain(_ object: NSObject) -> String {
      object.description.replacing(#/0x[0-9a-f]+/#, with: "0x")
    }
    #expect(plain(UIColor.red) == "UIExtendedSRGBColorSpace 1 0 0 1")
    #expect(plain(UIColor.black) == "UIExtendedGrayColorSpace 0 1")
    let wide = UIColor(displayP3Red: 0, green: 0.25, blue: 1, alpha: 0.5)
    #expect(plain(wide) == "UIDisplayP3ColorSpace 0 0.25 1 0.5")
    #expect(plain(UIColor.label) == "<UIColor: 0x; name = labelColor>")
    #expect(
      plain(UIFont.boldSystemFont(ofSize: 17))
        == "<UIFont: 0x> font-family: \"\(UIFont.systemFont(ofSize: 17).familyName)\"; "
        + "font-weight: bold; font-style: normal; font-size: 17.00pt")
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 4)).image { _ in }
    #expect(plain(image) == "<UIImage:0x anonymous {3, 4} renderingMode=automatic>")
    #expect(
      plain(image.withRenderingMode(.alwaysTemplate)).hasSuffix("renderingMode=alwaysTemplate>"))
  }
}
