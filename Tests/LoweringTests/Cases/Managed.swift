// swift-format-ignore-file
import UIKit

/// Properties and methods whose values Core Data has.
@objc(Dish) public class Dish: NSManagedObject {
  @NSManaged public var name: String? // a comment behind the property moves
  @NSManaged public private(set) dynamic var minutes: Int32
  @NSManaged
  public var made: Date
  @NSManaged var `default`: Bool
  @objc var caption: String { name ?? "none" } ; let mark2 = 1
  override public func setValue(_ value: Any?, forKey key: String) {
    super.setValue(value, forKey: key)
  }
  func take(_ time: Int32) { minutes = time }
}

extension Dish {
  @NSManaged var tags: Set<String>

  @objc(addTagsObject:)
  @NSManaged public func addToTags(_ value: NSObject)

  @NSManaged public func insertIntoTags(_ value: NSObject, at idx: Int)
}

func make<Object: NSManagedObject>(_ type: Object.Type, _ context: NSManagedObjectContext) -> Object {
  Object(context: context)
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
  dish.setValue("Pie", forKey: #keyPath(Dish.name))
  print((dish as NSObject).value(forKey: "name") ?? "nil", dish.value(forKey: "other") ?? "nil")
  dish.insertIntoTags(NSString("b"), at: 3)
  print(Bundle.main.url(forResource: "Shop", withExtension: "momd") as Any)
  observation.invalidate()
}
