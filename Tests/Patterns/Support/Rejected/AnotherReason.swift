func giveBack() {
  #if REJECTED
    // error: cannot find 'refund' in scope
    refnud()
  #else
    let transfer = "unused"
  #endif
}
