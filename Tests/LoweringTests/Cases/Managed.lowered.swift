// swift-format-ignore-file
import UIKit

/// Properties and methods whose values Core Data has.
            public class Dish: NSManagedObject {
             public var name: String? { get { _managed("name") } set { _setManaged(newValue, "name") } } // a comment behind the property moves
             public private(set)         var minutes: Int32 { get { _managed("minutes") } set { _setManaged(newValue, "minutes") } }
            
  public var made: Date { get { _managed("made") } set { _setManaged(newValue, "made") } }
             var `default`: Bool { get { _managed("default") } set { _setManaged(newValue, "default") } }
        var caption: String { name ?? "none" } ; let mark2 = 1
  override public func setValue(_ value: Any?, forKey key: String) {
    super.setValue(value, forKey: key)
  }
  func take(_ time: Int32) { minutes = time }
}

extension Dish {
             var tags: Set<String> { get { _managed("tags") } set { _setManaged(newValue, "tags") } }

                       
             public func addToTags(_ value: NSObject) { _callManaged("addToTags(_:)", value) }

             public func insertIntoTags(_ value: NSObject, at idx: Int) { _callManaged("insertIntoTags(_:at:)", value, idx) }
}

func make<Object: NSManagedObject>(_ type: Object.Type, _ context: NSManagedObjectContext) -> Object {
  Object._new(context: context)
}

@MainActor func checkManaged() {
  let dish = make(Dish.self, NSManagedObjectContext()) ; _ = "mark1"
  var seen: [String?] = []
  let observation = dish.observe(\.name, options: [.new]) { _, change in seen.append(change.newValue ?? nil) }
  dish.willChangeValue(forKey: "name")
  dish.name = "Soup"
  dish.didChangeValue(forKey: "name")
  dish.take(5)
  dish.made = Date(timeIntervalSinceReferenceDate: 0)
  (dish.default, dish.tags) = (true, ["a"])
  print(type(of: dish), dish.caption, dish.minutes, dish.made.timeIntervalSinceReferenceDate, dish.default, dish.tags, seen)
  dish.setValue("Pie", forKey: "name"             )
  print((dish as NSObject).value(forKey: "name") ?? "nil", dish.value(forKey: "other") ?? "nil")
  dish.insertIntoTags(NSString("b"), at: 3)
  print(Bundle.main.url(forResource: "Shop", withExtension: "xcdatamodeld") as Any)
  observation.invalidate()
}
import TactusSelectors
@preconcurrency fileprivate func _tactusKnow1<T: AnyObject, A, R>(_ n: String, _ m: @escaping @MainActor (T) -> @MainActor (A) -> R) { _ = Selector(n, calling: m) }
@available(*, deprecated) nonisolated private func _tactusLoad_1ools1f_3() { MainActor.assumeIsolated { Dish._tactusKnow_1ools1f_1(); Dish._tactusKnow_1ools1f_2() } }
@available(*, deprecated) nonisolated private enum _Load_1ools1f_3 { @section(".init_array") @used static let load: @convention(c) () -> Void = _tactusLoad_1ools1f_3 }
#sourceLocation(file: "Managed.swift", line: 5)
@available(*, deprecated) extension Dish { @available(*, deprecated) @MainActor fileprivate static func _tactusKnow_1ools1f_1() { GivenClassNames.add("Dish", Dish.self); KeyedProperties.add("name", \Dish.name); KeyedProperties.add("minutes", \Dish.minutes); KeyedProperties.add("made", \Dish.made); KeyedProperties.add("default", \Dish.`default`); KeyedProperties.add("caption", \Dish.caption) } }












@available(*, deprecated) extension Dish { @available(*, deprecated) @MainActor fileprivate static func _tactusKnow_1ools1f_2() { KeyedProperties.add("tags", \Dish.tags); _tactusKnow1("addTagsObject:", Self.addToTags(_:)) } }
