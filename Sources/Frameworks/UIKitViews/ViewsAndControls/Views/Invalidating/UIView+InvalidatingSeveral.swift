// Creating properties with several invalidations, as many as Apple's initializers take.
extension UIView.Invalidating {
  /// Creates a property with two invalidations.
  public init<Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating>(
    wrappedValue: Value, _ invalidation1: Invalidation1, _ invalidation2: Invalidation2
  ) where InvalidationType == UIView.Invalidations.Tuple<Invalidation1, Invalidation2> {
    self.init(wrappedValue: wrappedValue, .init(invalidation1, invalidation2))
  }

  /// Creates a property with three invalidations.
  public init<
    Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating,
    Invalidation3: UIViewInvalidating
  >(
    wrappedValue: Value, _ invalidation1: Invalidation1, _ invalidation2: Invalidation2,
    _ invalidation3: Invalidation3
  )
  where
    InvalidationType == UIView.Invalidations.Tuple<
      UIView.Invalidations.Tuple<Invalidation1, Invalidation2>, Invalidation3
    >
  {
    self.init(wrappedValue: wrappedValue, .init(.init(invalidation1, invalidation2), invalidation3))
  }

  /// Creates a property with four invalidations.
  public init<
    Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating,
    Invalidation3: UIViewInvalidating, Invalidation4: UIViewInvalidating
  >(
    wrappedValue: Value, _ invalidation1: Invalidation1, _ invalidation2: Invalidation2,
    _ invalidation3: Invalidation3, _ invalidation4: Invalidation4
  )
  where
    InvalidationType == UIView.Invalidations.Tuple<
      UIView.Invalidations.Tuple<
        UIView.Invalidations.Tuple<Invalidation1, Invalidation2>, Invalidation3
      >, Invalidation4
    >
  {
    self.init(
      wrappedValue: wrappedValue,
      .init(.init(.init(invalidation1, invalidation2), invalidation3), invalidation4))
  }

  /// Creates a property with five invalidations.
  public init<
    Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating,
    Invalidation3: UIViewInvalidating, Invalidation4: UIViewInvalidating,
    Invalidation5: UIViewInvalidating
  >(
    wrappedValue: Value, _ invalidation1: Invalidation1, _ invalidation2: Invalidation2,
    _ invalidation3: Invalidation3, _ invalidation4: Invalidation4, _ invalidation5: Invalidation5
  )
  where
    InvalidationType == UIView.Invalidations.Tuple<
      UIView.Invalidations.Tuple<
        UIView.Invalidations.Tuple<
          UIView.Invalidations.Tuple<Invalidation1, Invalidation2>, Invalidation3
        >, Invalidation4
      >, Invalidation5
    >
  {
    self.init(
      wrappedValue: wrappedValue,
      .init(
        .init(.init(.init(invalidation1, invalidation2), invalidation3), invalidation4),
        invalidation5))
  }

  /// Creates a property with six invalidations.
  public init<
    Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating,
    Invalidation3: UIViewInvalidating, Invalidation4: UIViewInvalidating,
    Invalidation5: UIViewInvalidating, Invalidation6: UIViewInvalidating
  >(
    wrappedValue: Value, _ invalidation1: Invalidation1, _ invalidation2: Invalidation2,
    _ invalidation3: Invalidation3, _ invalidation4: Invalidation4, _ invalidation5: Invalidation5,
    _ invalidation6: Invalidation6
  )
  where
    InvalidationType == UIView.Invalidations.Tuple<
      UIView.Invalidations.Tuple<
        UIView.Invalidations.Tuple<
          UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<Invalidation1, Invalidation2>, Invalidation3
          >, Invalidation4
        >, Invalidation5
      >, Invalidation6
    >
  {
    self.init(
      wrappedValue: wrappedValue,
      .init(
        .init(
          .init(.init(.init(invalidation1, invalidation2), invalidation3), invalidation4),
          invalidation5), invalidation6))
  }

  /// Creates a property with seven invalidations.
  public init<
    Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating,
    Invalidation3: UIViewInvalidating, Invalidation4: UIViewInvalidating,
    Invalidation5: UIViewInvalidating, Invalidation6: UIViewInvalidating,
    Invalidation7: UIViewInvalidating
  >(
    wrappedValue: Value, _ invalidation1: Invalidation1, _ invalidation2: Invalidation2,
    _ invalidation3: Invalidation3, _ invalidation4: Invalidation4, _ invalidation5: Invalidation5,
    _ invalidation6: Invalidation6, _ invalidation7: Invalidation7
  )
  where
    InvalidationType == UIView.Invalidations.Tuple<
      UIView.Invalidations.Tuple<
        UIView.Invalidations.Tuple<
          UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<
              UIView.Invalidations.Tuple<Invalidation1, Invalidation2>, Invalidation3
            >, Invalidation4
          >, Invalidation5
        >, Invalidation6
      >, Invalidation7
    >
  {
    self.init(
      wrappedValue: wrappedValue,
      .init(
        .init(
          .init(
            .init(.init(.init(invalidation1, invalidation2), invalidation3), invalidation4),
            invalidation5), invalidation6), invalidation7))
  }

  /// Creates a property with eight invalidations.
  public init<
    Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating,
    Invalidation3: UIViewInvalidating, Invalidation4: UIViewInvalidating,
    Invalidation5: UIViewInvalidating, Invalidation6: UIViewInvalidating,
    Invalidation7: UIViewInvalidating, Invalidation8: UIViewInvalidating
  >(
    wrappedValue: Value, _ invalidation1: Invalidation1, _ invalidation2: Invalidation2,
    _ invalidation3: Invalidation3, _ invalidation4: Invalidation4, _ invalidation5: Invalidation5,
    _ invalidation6: Invalidation6, _ invalidation7: Invalidation7, _ invalidation8: Invalidation8
  )
  where
    InvalidationType == UIView.Invalidations.Tuple<
      UIView.Invalidations.Tuple<
        UIView.Invalidations.Tuple<
          UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<
              UIView.Invalidations.Tuple<
                UIView.Invalidations.Tuple<Invalidation1, Invalidation2>, Invalidation3
              >, Invalidation4
            >, Invalidation5
          >, Invalidation6
        >, Invalidation7
      >, Invalidation8
    >
  {
    self.init(
      wrappedValue: wrappedValue,
      .init(
        .init(
          .init(
            .init(
              .init(.init(.init(invalidation1, invalidation2), invalidation3), invalidation4),
              invalidation5), invalidation6), invalidation7), invalidation8))
  }

  /// Creates a property with nine invalidations.
  public init<
    Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating,
    Invalidation3: UIViewInvalidating, Invalidation4: UIViewInvalidating,
    Invalidation5: UIViewInvalidating, Invalidation6: UIViewInvalidating,
    Invalidation7: UIViewInvalidating, Invalidation8: UIViewInvalidating,
    Invalidation9: UIViewInvalidating
  >(
    wrappedValue: Value, _ invalidation1: Invalidation1, _ invalidation2: Invalidation2,
    _ invalidation3: Invalidation3, _ invalidation4: Invalidation4, _ invalidation5: Invalidation5,
    _ invalidation6: Invalidation6, _ invalidation7: Invalidation7, _ invalidation8: Invalidation8,
    _ invalidation9: Invalidation9
  )
  where
    InvalidationType == UIView.Invalidations.Tuple<
      UIView.Invalidations.Tuple<
        UIView.Invalidations.Tuple<
          UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<
              UIView.Invalidations.Tuple<
                UIView.Invalidations.Tuple<
                  UIView.Invalidations.Tuple<Invalidation1, Invalidation2>, Invalidation3
                >, Invalidation4
              >, Invalidation5
            >, Invalidation6
          >, Invalidation7
        >, Invalidation8
      >, Invalidation9
    >
  {
    self.init(
      wrappedValue: wrappedValue,
      .init(
        .init(
          .init(
            .init(
              .init(
                .init(.init(.init(invalidation1, invalidation2), invalidation3), invalidation4),
                invalidation5), invalidation6), invalidation7), invalidation8), invalidation9))
  }

  /// Creates a property with ten invalidations.
  public init<
    Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating,
    Invalidation3: UIViewInvalidating, Invalidation4: UIViewInvalidating,
    Invalidation5: UIViewInvalidating, Invalidation6: UIViewInvalidating,
    Invalidation7: UIViewInvalidating, Invalidation8: UIViewInvalidating,
    Invalidation9: UIViewInvalidating, Invalidation10: UIViewInvalidating
  >(
    wrappedValue: Value, _ invalidation1: Invalidation1, _ invalidation2: Invalidation2,
    _ invalidation3: Invalidation3, _ invalidation4: Invalidation4, _ invalidation5: Invalidation5,
    _ invalidation6: Invalidation6, _ invalidation7: Invalidation7, _ invalidation8: Invalidation8,
    _ invalidation9: Invalidation9, _ invalidation10: Invalidation10
  )
  where
    InvalidationType == UIView.Invalidations.Tuple<
      UIView.Invalidations.Tuple<
        UIView.Invalidations.Tuple<
          UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<
              UIView.Invalidations.Tuple<
                UIView.Invalidations.Tuple<
                  UIView.Invalidations.Tuple<
                    UIView.Invalidations.Tuple<Invalidation1, Invalidation2>, Invalidation3
                  >, Invalidation4
                >, Invalidation5
              >, Invalidation6
            >, Invalidation7
          >, Invalidation8
        >, Invalidation9
      >, Invalidation10
    >
  {
    self.init(
      wrappedValue: wrappedValue,
      .init(
        .init(
          .init(
            .init(
              .init(
                .init(
                  .init(.init(.init(invalidation1, invalidation2), invalidation3), invalidation4),
                  invalidation5), invalidation6), invalidation7), invalidation8), invalidation9),
        invalidation10))
  }
}
