// swift-format-ignore-file
import UIKit

/// Protocols that require initializers with arguments, which extensions add to classes of Foundation.
protocol Worded: _I_Worded {                      }
extension NSAttributedString: Worded {static func _new_Worded(string: String) -> Self { NSAttributedString(string: string) as! Self } }
struct Note: Worded { let text: String; init(string text: String) { self.text = text } ; static func _new_Worded(string: String) -> Self { self.init(string: string) } }
class Card: NSObject, Worded { let text: String; required init(string text: String) { self.text = text } ; class func _new_Worded(string: String) -> Self { self.init(string: string) } }
final class BigCard: Card {}
enum Twig { case yes, no }
extension Twig: Worded { init(string: String) { self = string == "yes" ? .yes : .no } ; static func _new_Worded(string: String) -> Self { self.init(string: string) } }
func worded<W: Worded>(_ type: W.Type, _ text: String = "ab") -> W { type.init(string: text) }

/// Initializers that fail or throw, and parameters without names.
public protocol Parsed: AnyObject, _I_Parsed {                                                                  }
extension NSURL: Parsed { convenience public init(_ pattern: String, in _: Int) throws { self.init(fileURLWithPath: pattern) } ; public static func _new_Parsed(string: String) -> Self? { NSURL(string: string) as! Self? }; public static func _new_Parsed(_ pattern: String, in p1: Int) throws -> Self { (try NSURL(pattern, in: p1)) as! Self } }
public class Parser: Parsed {
  let text: String
  public required init?(string: String) { if string.isEmpty { return nil }; text = string }
  public required init(_ pattern: String, in count: Int) throws { if count == 0 { throw Failure() }; text = pattern }
public class func _new_Parsed(string: String) -> Self? { self.init(string: string) }; public class func _new_Parsed(_ pattern: String, in p1: Int) throws -> Self { try self.init(pattern, in: p1) } }
struct Failure: Error {}

/// A protocol that a class of the module refines, and one whose extension has the initializer.
private struct Weight { let grams: Int }
private protocol Weighed: _I_Weighed {                        }
extension NSLock: Weighed { fileprivate convenience init(_ weight: Weight) { self.init(); name = "\(weight.grams) g" } ; fileprivate static func _new_Weighed(_ weight: Weight) -> Self { NSLock(weight) as! Self } }
private struct Scale: Weighed { let weight: Weight; init(_ weight: Weight) { self.weight = weight } ; fileprivate static func _new_Weighed(_ weight: Weight) -> Self { self.init(weight) } }
protocol Counted { init(count: Int) }
extension Counted where Self: NSObject { init(count: Int) { self.init(_made: Self._new()) } }
extension NSLock: Counted {}
protocol Listed: Counted, _I_Listed {                            }
struct Crate: Listed { var items: [Int] = []; init() {} ; init(items: [Int]) { self.items = items }; init(count: Int) { items = [count] } ; static func _new() -> Self { self.init() }; static func _new_Listed(items: [Int]) -> Self { self.init(items: items) } }
extension NSMutableIndexSet: Listed { convenience init(items: [Int]) { self.init(); items.forEach { add($0) } } ; static func _new_Listed(items: [Int]) -> Self { NSMutableIndexSet(items: items) as! Self } }

@MainActor func checkRequirements() {
  print(worded(NSAttributedString.self).string, worded(Note.self).text, type(of: worded(BigCard.self) as Card), worded(Twig.self, "yes"))
  let kinds: [Parsed.Type] = [NSURL.self, Parser.self]
  print(kinds.map { $0.init(string: "a:b") is NSURL }, kinds.map { (try? $0.init("c", in: 0)) == nil }, Parser(string: "") == nil)
  let weighed: [Weighed.Type] = [NSLock.self, Scale.self]
  print(weighed.map { ($0.init(Weight(grams: 5)) as? NSLock)?.name ?? "scale" }, NSLock(count: 1).try())
  let lists: [Listed.Type] = [Crate.self, NSMutableIndexSet.self]
  print(lists.map { ($0.init(items: [1, 2]) as? NSMutableIndexSet)?.count ?? 0 }, lists.map { $0.init() is Crate }, lists.count)
}
#sourceLocation(file: "Requirements.swift", line: 5)
protocol _I_Worded { static func _new_Worded(string: String) -> Self }; extension _I_Worded { init(string: String) { self = Self._new_Worded(string: string) } }









public protocol _I_Parsed { static func _new_Parsed(string: String) -> Self?; static func _new_Parsed(_ pattern: String, in p1: Int) throws -> Self }; extension _I_Parsed { public init?(string: String) { guard let made = Self._new_Parsed(string: string) else { return nil }; self = made }; public init(_ pattern: String, in p1: Int) throws { self = try Self._new_Parsed(pattern, in: p1) } }










fileprivate protocol _I_Weighed { static func _new_Weighed(_ weight: Weight) -> Self }; extension _I_Weighed { fileprivate init(_ weight: Weight) { self = Self._new_Weighed(weight) } }





protocol _I_Listed { static func _new_Listed(items: [Int]) -> Self; static func _new() -> Self }; extension _I_Listed { init(items: [Int]) { self = Self._new_Listed(items: items) }; init() { self = Self._new() } }
