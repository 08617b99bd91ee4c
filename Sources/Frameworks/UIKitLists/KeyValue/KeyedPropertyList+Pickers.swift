extension KeyedPropertyList {
  /// Adds the properties of pickers.
  static func addPickers(to tables: inout KeyedTables) {
    tables.add(UICalendarSelectionMultiDate.self) {
      $0.add("delegate", \.delegate)
      $0.add("selectedDates", \.selectedDates)
    }
    tables.add(UICalendarSelectionSingleDate.self) {
      $0.add("delegate", \.delegate)
      $0.add("selectedDate", \.selectedDate)
    }
    tables.add(UICalendarSelectionWeekOfYear.self) {
      $0.add("delegate", \.delegate)
      $0.add("selectedWeekOfYear", \.selectedWeekOfYear)
    }
    tables.add(UICalendarView.self) {
      $0.add("availableDateRange", \.availableDateRange)
      $0.add("calendar", \.calendar)
      $0.add("delegate", \.delegate)
      $0.add("fontDesign", \.fontDesign)
      $0.add("locale", \.locale)
      $0.add("selectionBehavior", \.selectionBehavior)
      $0.add("timeZone", \.timeZone)
      $0.add("visibleDateComponents", \.visibleDateComponents)
      $0.add("wantsDateDecorations", \.wantsDateDecorations)
    }
    tables.add(UIColorPickerViewController.self) {
      $0.add("delegate", \.delegate)
      $0.add("selectedColor", \.selectedColor)
      $0.add("supportsAlpha", \.supportsAlpha)
    }
    tables.add(UIColorWell.self) {
      $0.add("selectedColor", \.selectedColor)
      $0.add("supportsAlpha", \.supportsAlpha)
      $0.add("title", \.title)
    }
    tables.add(UIDatePicker.self) {
      $0.add("calendar", \.calendar)
      $0.add("countDownDuration", \.countDownDuration)
      $0.add("date", \.date)
      $0.add("datePickerMode", \.datePickerMode)
      $0.add(readOnly: "datePickerStyle", \.datePickerStyle)
      $0.add("locale", \.locale)
      $0.add("maximumDate", \.maximumDate)
      $0.add("minimumDate", \.minimumDate)
      $0.add("minuteInterval", \.minuteInterval)
      $0.add("preferredDatePickerStyle", \.preferredDatePickerStyle)
      $0.add("roundsToMinuteInterval", \.roundsToMinuteInterval)
      $0.add("timeZone", \.timeZone)
    }
    tables.add(UIFontPickerViewController.self) {
      $0.add(readOnly: "configuration", \.configuration)
      $0.add("delegate", \.delegate)
      $0.add("selectedFontDescriptor", \.selectedFontDescriptor)
    }
    tables.add(UIFontPickerViewController.Configuration.self) {
      $0.add("displayUsingSystemFont", \.displayUsingSystemFont)
      $0.add("filteredLanguagesPredicate", \.filteredLanguagesPredicate)
      $0.add("filteredTraits", \.filteredTraits)
      $0.add("includeFaces", \.includeFaces)
    }
    tables.add(UIPickerView.self) {
      $0.add("dataSource", \.dataSource)
      $0.add("delegate", \.delegate)
      $0.add(readOnly: "numberOfComponents", \.numberOfComponents)
      $0.add("showsSelectionIndicator", \.showsSelectionIndicator)
    }
    tables.add(UITextFormattingCoordinator.self) {
      $0.add("delegate", \.delegate)
    }
  }
}
