// Values by their kinds (JavaScript.J5).
extension JSValue {
  /// Creates the value of an object of the program (JavaScript.J6).
  ///
  /// - Parameters:
  ///   - value: The object; nil is undefined.
  ///   - context: The context.
  public convenience init!(object value: Any!, in context: JSContext!) {
    guard let context else { return nil }
    self.init(jsValueRef: ValueMaking.reference(of: value, in: context), in: context)
  }

  /// Creates a boolean.
  public convenience init!(bool value: Bool, in context: JSContext!) {
    self.init(jsValueRef: context.flatMap { JSValueMakeBoolean($0.reference, value) }, in: context)
  }

  /// Creates a number.
  public convenience init!(double value: Double, in context: JSContext!) {
    self.init(jsValueRef: context.flatMap { JSValueMakeNumber($0.reference, value) }, in: context)
  }

  /// Creates a number from an integer.
  public convenience init!(int32 value: Int32, in context: JSContext!) {
    self.init(double: Double(value), in: context)
  }

  /// Creates a number from an unsigned integer.
  public convenience init!(uInt32 value: UInt32, in context: JSContext!) {
    self.init(double: Double(value), in: context)
  }

  /// Creates the null value.
  public convenience init!(nullIn context: JSContext!) {
    self.init(jsValueRef: context.flatMap { JSValueMakeNull($0.reference) }, in: context)
  }

  /// Creates the undefined value.
  public convenience init!(undefinedIn context: JSContext!) {
    self.init(jsValueRef: context.flatMap { JSValueMakeUndefined($0.reference) }, in: context)
  }

  /// Creates an empty object.
  public convenience init!(newObjectIn context: JSContext!) {
    self.init(jsValueRef: context.flatMap { JSObjectMake($0.reference, nil, nil) }, in: context)
  }

  /// Creates an empty array.
  public convenience init!(newArrayIn context: JSContext!) {
    let array = context.flatMap { place in
      place.calling { JSObjectMakeArray(place.reference, 0, nil, $0) } ?? nil
    }
    self.init(jsValueRef: array, in: context)
  }

  /// Creates a regular expression; nil if its pattern is wrong.
  public convenience init!(
    newRegularExpressionFromPattern pattern: String!, flags: String!, in context: JSContext!
  ) {
    let made = context.flatMap { place in
      ValueMaking.withReferences(of: [pattern ?? "", flags ?? ""], in: place) { values in
        place.calling { JSObjectMakeRegExp(place.reference, 2, values, $0) } ?? nil
      }
    }
    self.init(jsValueRef: made, in: context)
  }

  /// Creates an error with a message.
  public convenience init!(newErrorFromMessage message: String!, in context: JSContext!) {
    let made = context.flatMap { place in
      ValueMaking.withReferences(of: [message ?? ""], in: place) { values in
        place.calling { JSObjectMakeError(place.reference, 1, values, $0) } ?? nil
      }
    }
    self.init(jsValueRef: made, in: context)
  }

  /// Creates a unique symbol.
  public convenience init!(newSymbolFromDescription description: String!, in context: JSContext!) {
    let made = context.flatMap { place in
      JSText.with(description ?? "") { JSValueMakeSymbol(place.reference, $0) }
    }
    self.init(jsValueRef: made, in: context)
  }

  /// Creates a BigInt from a text of digits; nil if the text is invalid.
  public convenience init!(newBigIntFrom string: String, in context: JSContext) {
    let made = JSText.with(string) { text in
      context.calling { JSBigIntCreateWithString(context.reference, text, $0) } ?? nil
    }
    self.init(jsValueRef: made, in: context)
  }

  /// Creates an integer of any size.
  public convenience init!(newBigIntFrom int64: Int64, in context: JSContext) {
    let made = context.calling { JSBigIntCreateWithInt64(context.reference, int64, $0) } ?? nil
    self.init(jsValueRef: made, in: context)
  }

  /// Creates an integer of any size.
  public convenience init!(newBigIntFrom uint64: UInt64, in context: JSContext) {
    let made = context.calling { JSBigIntCreateWithUInt64(context.reference, uint64, $0) } ?? nil
    self.init(jsValueRef: made, in: context)
  }

  /// Creates a BigInt from a number; nil for a fraction.
  public convenience init!(newBigIntFrom double: Double, in context: JSContext) {
    let made = context.calling { JSBigIntCreateWithDouble(context.reference, double, $0) } ?? nil
    self.init(jsValueRef: made, in: context)
  }

  /// Creates an object with the members `x` and `y`.
  public convenience init!(point: CGPoint, in context: JSContext!) {
    self.init(object: ["x": Double(point.x), "y": Double(point.y)], in: context)
  }

  /// Creates an object with the members `location` and `length`.
  public convenience init!(range: NSRange, in context: JSContext!) {
    self.init(object: ["location": range.location, "length": range.length], in: context)
  }

  /// Creates an object with the members `width` and `height`.
  public convenience init!(size: CGSize, in context: JSContext!) {
    self.init(object: ["width": Double(size.width), "height": Double(size.height)], in: context)
  }

  /// Creates an object with the members of the origin and the size.
  public convenience init!(rect: CGRect, in context: JSContext!) {
    let members = [
      "x": rect.origin.x, "y": rect.origin.y, "width": rect.size.width, "height": rect.size.height,
    ]
    self.init(object: members.mapValues { Double($0) }, in: context)
  }
}
