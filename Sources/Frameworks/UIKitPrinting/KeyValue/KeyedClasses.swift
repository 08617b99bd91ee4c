extension UIPrintInteractionController: KeyedClass {}
extension UIPrinter: KeyedClass {}
extension UIPrinterPickerController: KeyedClass {}
