// swift-format-ignore-file
import UIKit

/// Protocols that require initializers with arguments, which extensions add to classes of Foundation.
protocol Worded { init(string: String) }
extension NSAttributedString: Worded {}
struct Note: Worded { let text: String; init(string text: String) { self.text = text } }
class Card: NSObject, Worded { let text: String; required init(string text: String) { self.text = text } }
final class BigCard: Card {}
enum Twig { case yes, no }
extension Twig: Worded { init(string: String) { self = string == "yes" ? .yes : .no } }
func worded<W: Worded>(_ type: W.Type, _ text: String = "ab") -> W { type.init(string: text) }

/// Initializers that fail or throw, and parameters without names.
public protocol Parsed: AnyObject { init?(string: String); init(_ pattern: String, in _: Int) throws }
extension NSURL: Parsed { convenience public init(_ pattern: String, in _: Int) throws { self.init(fileURLWithPath: pattern) } }
public class Parser: Parsed {
  let text: String
  public required init?(string: String) { if string.isEmpty { return nil }; text = string }
  public required init(_ pattern: String, in count: Int) throws { if count == 0 { throw Failure() }; text = pattern }
}
struct Failure: Error {}

/// A protocol that a class of the module refines, and one whose extension has the initializer.
private struct Weight { let grams: Int }
private protocol Weighed { init(_ weight: Weight) }
extension NSLock: Weighed { fileprivate convenience init(_ weight: Weight) { self.init(); name = "\(weight.grams) g" } }
private struct Scale: Weighed { let weight: Weight; init(_ weight: Weight) { self.weight = weight } }
protocol Counted { init(count: Int) }
extension Counted where Self: NSObject { init(count: Int) { self.init() } }
extension NSLock: Counted {}
protocol Listed: Counted { init(items: [Int]); init() }
struct Crate: Listed { var items: [Int] = []; init() {} ; init(items: [Int]) { self.items = items }; init(count: Int) { items = [count] } }
extension NSMutableIndexSet: Listed { convenience init(items: [Int]) { self.init(); items.forEach { add($0) } } }

@MainActor func checkRequirements() {
  print(worded(NSAttributedString.self).string, worded(Note.self).text, type(of: worded(BigCard.self) as Card), worded(Twig.self, "yes"))
  let kinds: [Parsed.Type] = [NSURL.self, Parser.self]
  print(kinds.map { $0.init(string: "a:b") is NSURL }, kinds.map { (try? $0.init("c", in: 0)) == nil }, Parser(string: "") == nil)
  let weighed: [Weighed.Type] = [NSLock.self, Scale.self]
  print(weighed.map { ($0.init(Weight(grams: 5)) as? NSLock)?.name ?? "scale" }, NSLock(count: 1).try())
  let lists: [Listed.Type] = [Crate.self, NSMutableIndexSet.self]
  print(lists.map { ($0.init(items: [1, 2]) as? NSMutableIndexSet)?.count ?? 0 }, lists.map { $0.init() is Crate }, lists.count)
}
