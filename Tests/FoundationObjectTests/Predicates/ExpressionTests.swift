import TactusFoundation
import Testing

@Suite("Expressions and parts of predicates")
struct ExpressionTests {
  @Test(
    "Predicates.PR9: Types of parsed expressions",
    arguments: [
      ("1 + 2 * 3", "7"), ("4 + 5 - 2**3", "1"), ("modulus:by:(7, 4)", "3"), ("7 / 2", "3"),
      ("7.0 / 2", "3.5"), ("average({1, 2})", "1.5"), ("stddev({1, 2, 3, 4})", "1.118033988749895"),
      ("mode({1, 2, 2, 3})", "[2]"), ("CAST('12', 'NSNumber') + 1", "13"),
      ("TERNARY(1 < 2, 'a', 'b')", "a"), ("sqrt:(16)", "4.0"), ("length", "3"),
    ])
  func values(_ text: String, _ value: String) {
    let found = NSExpression(format: text).expressionValue(with: "egg", context: nil)
    #expect(found.map { "\($0)" } == value)
  }

  private final class Pot: NSObject { var name = "" }

  @MainActor private final class Cook: NSObject {
    func half(_ number: NSNumber) -> NSNumber { NSNumber(value: number.intValue / 2) }
  }

  @Test("Predicates.PR8: An expression calls a method of an object")
  func methods() async {
    await MainActor.run {
      _ = Selector("half:", calling: Cook.half)
      let call = NSExpression(
        forFunction: NSExpression(forConstantValue: Cook()), selectorName: "half:",
        arguments: [NSExpression(forVariable: "number")])
      let value = call.expressionValue(with: nil, context: ["number": NSNumber(value: 8)])
      #expect(value as? Int == 4)
      let missing = NSExpression(
        forFunction: NSExpression(forConstantValue: nil), selectorName: "length", arguments: nil)
      #expect(missing.expressionValue(with: nil, context: nil) == nil)
    }
  }

  @Test("Predicates.PR8: Another thread waits for the method, which runs on the main thread")
  @MainActor func methodsElsewhere() async {
    _ = Selector("half:", calling: Cook.half)
    nonisolated(unsafe) let call = NSExpression(
      forFunction: NSExpression(forConstantValue: Cook()), selectorName: "half:",
      arguments: [NSNumber(value: 6)])
    let value = await Task.detached {
      call.expressionValue(with: nil, context: nil) as? Int
    }.value
    #expect(value == 3)
  }

  @Test("Predicates.PR10: Expressions from parts equal parsed ones in value")
  func parts() throws {
    let egg: NSDictionary = ["name": "Egg", "times": [3, 5, 7], "pot": ["size": 3]]
    let size = NSExpression(forKeyPath: "pot.size")
    #expect(size.expressionType == .keyPath && size.keyPath == "pot.size")
    #expect(size.expressionValue(with: egg, context: nil) as? Int == 3)
    let sum = NSExpression(forFunction: "sum:", arguments: [NSExpression(forKeyPath: "times")])
    #expect(sum.expressionValue(with: egg, context: nil) as? Int == 15)
    #expect(sum.function == "sum:" && sum.arguments?.first?.keyPath == "times")
    #expect(sum == NSExpression(format: "sum(times)") && sum.description == "sum(times)")
    #expect(NSExpression(forKeyPath: \Pot.name).keyPath == "name")
    let limit = NSExpression(forVariable: "limit")
    #expect(limit.expressionValue(with: nil, context: ["limit": 4]) as? Int == 4)
    #expect(limit.variable == "limit" && limit.expressionType == .variable)
    let later = NSExpression(
      forSubquery: NSExpression(forKeyPath: "times"), usingIteratorVariable: "t",
      predicate: NSPredicate(format: "$t > $limit"))
    #expect(later.expressionValue(with: egg, context: ["limit": 4]) as? [Int] == [5, 7])
    #expect(later.description == "SUBQUERY(times, $t, $t > $limit)")
    let several = NSExpression(forAggregate: [size, 9, NSExpression(forConstantValue: "x")])
    let found = several.expressionValue(with: egg, context: nil) as? [Any]
    #expect(found?.count == 3 && found?[0] as? Int == 3 && found?[2] as? String == "x")
    #expect(several.expressionType == .aggregate)
    let itself = NSExpression.expressionForEvaluatedObject()
    #expect(itself.expressionValue(with: 5, context: nil) as? Int == 5)
    #expect(NSExpression(forConstantValue: nil).expressionValue(with: 5, context: nil) == nil)
  }

  @Test("Predicates.PR10: Set operations, conditionals and blocks")
  func combinations() {
    let one = NSExpression(forConstantValue: [1, 2, 2, 3])
    let other = NSExpression(forConstantValue: Set([3, 4]))
    func value(_ expression: NSExpression) -> Set<Int>? {
      (expression.expressionValue(with: nil, context: nil) as? [Int]).map(Set.init)
    }
    #expect(value(NSExpression(forUnionSet: one, with: other)) == [1, 2, 3, 4])
    #expect(value(NSExpression(forIntersectSet: one, with: other)) == [3])
    #expect(value(NSExpression(forMinusSet: one, with: other)) == [1, 2])
    let choice = NSExpression(
      forConditional: NSPredicate(format: "SELF > 3"),
      trueExpression: NSExpression(forConstantValue: "soft"),
      falseExpression: NSExpression(forConstantValue: "raw"))
    #expect(choice.expressionValue(with: 4, context: nil) as? String == "soft")
    #expect(choice.expressionValue(with: 3, context: nil) as? String == "raw")
    #expect(choice.false.constantValue as? String == "raw")
    let context: NSMutableDictionary = ["factor": 10]
    let own = NSExpression(
      block: { object, expressions, context in
        let argument = expressions[0].expressionValue(with: object, context: context) as? Int ?? 0
        return argument * (context?["factor"] as? Int ?? 0)
      }, arguments: [NSExpression(format: "SELF + 1")])
    #expect(own.expressionValue(with: 4, context: context) as? Int == 50)
    #expect(own != NSExpression(block: own.expressionBlock, arguments: own.arguments))
  }

  @Test("Predicates.PR9: A parsed predicate has the classes of a constructed one")
  func classes() throws {
    let text = "name ==[c] 'egg' AND (minutes > 3 OR NOT isHot == YES)"
    let both = try #require(NSPredicate(format: text) as? NSCompoundPredicate)
    #expect(both.compoundPredicateType == .and && both.subpredicates.count == 2)
    let name = try #require(both.subpredicates[0] as? NSComparisonPredicate)
    #expect(name.leftExpression.keyPath == "name" && name.options == .caseInsensitive)
    #expect(name.rightExpression.constantValue as? String == "egg")
    #expect(name.predicateOperatorType == .equalTo && name.comparisonPredicateModifier == .direct)
    let made = NSComparisonPredicate(
      leftExpression: NSExpression(forKeyPath: "name"),
      rightExpression: NSExpression(forConstantValue: "egg"), modifier: .direct, type: .equalTo,
      options: .caseInsensitive)
    #expect(made == name && made.evaluate(with: ["name": "EGG"]))
    #expect(!made.evaluate(with: ["name": "ham"]))
    let any = NSComparisonPredicate(
      leftExpression: NSExpression.expressionForEvaluatedObject(),
      rightExpression: NSExpression(forConstantValue: 3), modifier: .any, type: .greaterThan)
    #expect(any.evaluate(with: [1, 4]) && !any.evaluate(with: [1, 2]))
    #expect(any.predicateFormat == "ANY SELF > 3")
    #expect(NSComparisonPredicate(format: "a == 1").leftExpression.keyPath == "a")
  }

  @Test(
    "Predicates.PR11: The text of a predicate can be parsed into an equal one",
    arguments: [
      ("a=1&&b=2 and c=3", "a == 1 AND b == 2 AND c == 3"),
      ("a == 1 AND (b == 'x' OR c <> nil)", "a == 1 AND (b == \"x\" OR c != nil)"),
      ("!(a == 1 || b == 2)", "NOT (a == 1 OR b == 2)"),
      ("name contains[cd] 'é\"'", "name CONTAINS[cd] \"é\\\"\""),
      ("age BETWEEN {1, 5}", "age BETWEEN {1, 5}"), ("NONE t.w > 2", "NOT ANY t.w > 2"),
      ("pot.lids.@sum.width == 9", "pot.lids.@sum.width == 9"), ("#any == 1", "#any == 1"),
      ("lids[0].width > (1 + 2) * 3 - (4 - 5)", "lids[0].width > (1 + 2) * 3 - (4 - 5)"),
      ("SUBQUERY(lids, $l, $l.w > 4).@count == 1", "SUBQUERY(lids, $l, $l.w > 4).@count == 1"),
      ("SELF IN $names", "SELF IN $names"), ("isHot == YES", "isHot == 1"),
      ("born < CAST(12.5, 'NSDate')", "born < CAST(12.5, \"NSDate\")"),
      ("TRUEPREDICATE", "TRUEPREDICATE"),
      ("tags[SIZE] > 2 AND tags[FIRST] LIKE 'a*'", "tags[SIZE] > 2 AND tags[FIRST] LIKE \"a*\""),
    ])
  func texts(_ text: String, _ written: String) {
    let predicate = NSPredicate(format: text)
    #expect(predicate.predicateFormat == written)
    #expect(NSPredicate(format: written) == predicate)
    #expect(NSPredicate(format: written).predicateFormat == written)
  }

  @Test("Predicates.PR11: Substituted values appear in the text")
  func handedOver() {
    let date = Date(timeIntervalSinceReferenceDate: 5)
    let predicate = NSPredicate(format: "%K > %@ AND n IN %@", "born", date as NSDate, ["a", "b"])
    #expect(
      predicate.predicateFormat == "born > CAST(5.000000, \"NSDate\") AND n IN {\"a\", \"b\"}")
    let again = NSPredicate(format: predicate.predicateFormat)
    for born in [4.0, 6] {
      let object: NSDictionary = ["born": Date(timeIntervalSinceReferenceDate: born), "n": "a"]
      #expect(predicate.evaluate(with: object) == (born > 5))
      #expect(again.evaluate(with: object) == (born > 5))
    }
    #expect(NSPredicate { _, _ in true }.predicateFormat == "BLOCKPREDICATE")
    #expect(NSPredicate(format: "a == 1") != NSPredicate(format: "a == '1'"))
  }

  @Test("Predicates.PR2: Substituted variables appear as values; others and shadowed ones remain")
  func substitution() {
    let open = NSPredicate(format: "a > $x AND b < $y AND SUBQUERY(c, $x, $x > 1).@count == 0")
    let given = open.withSubstitutionVariables(["x": 3])
    #expect(
      given.predicateFormat
        == "a > 3 AND b < $y AND SUBQUERY(c, $x, $x > 1).@count == 0")
    let object: NSDictionary = ["a": 4, "b": 1, "c": [1]]
    #expect(given.evaluate(with: object, substitutionVariables: ["y": 2]))
  }
}
