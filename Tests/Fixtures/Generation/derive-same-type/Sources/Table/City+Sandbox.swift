import Shop

extension City {
  static var sandbox: City { .test }
}
